// What must hold whatever the input is; where it does not, libFuzzer keeps the input.
#pragma once

#include <cstdio>
#include <cstdlib>

#define DEMAND(condition)                                                          \
  do {                                                                             \
    if (!(condition)) {                                                            \
      std::fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
      std::abort();                                                                \
    }                                                                              \
  } while (false)
