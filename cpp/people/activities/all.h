// Every activity there is.
#pragma once

#include "people/activity.h"

namespace people {

extern const Activity kStand;
extern const Activity kWalk;
extern const Activity kRun;
extern const Activity kSit;
extern const Activity kKneel;
extern const Activity kTalk;
extern const Activity kCarry;
extern const Activity kCarryLoad;
extern const Activity kHoldBaby;
extern const Activity kDig;
extern const Activity kGather;
extern const Activity kPick;
extern const Activity kSpear;
extern const Activity kDipnet;
extern const Activity kPaddle;
extern const Activity kPound;
extern const Activity kSplit;
extern const Activity kWeave;
extern const Activity kStir;
extern const Activity kDrum;
extern const Activity kHaul;

}  // namespace people
