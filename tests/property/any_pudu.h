// Parameters drawn at random over the whole of the table, its ends and defaults included. The
// property tests, the sweep that compares native with wasm, and the fuzzers' corpus draw from here.
#pragma once

#include "property/any_value.h"
#include "pudu/parameters.h"

namespace test {

inline pudu::Parameters anyPudu(Random& random) {
  pudu::Values values;
  for (std::size_t i = 0; i < values.size(); ++i) {
    values[i] = anyValue(pudu::kParameters[i], random);
  }
  return pudu::parametersFrom(values);
}

}  // namespace test
