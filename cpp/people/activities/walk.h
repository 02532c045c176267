// The walk, for those who walk with something in their hands.
#pragma once

#include "people/pose.h"

namespace people {

void walkAt(double phase, Pose& pose);

}  // namespace people
