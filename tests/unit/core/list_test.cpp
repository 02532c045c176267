#include "core/list.h"

#include <gtest/gtest.h>

#include <cstddef>

namespace {

using core::List;

TEST(List, StartsEmpty) {
  const List<int> list;
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(list.size(), 0u);
  EXPECT_EQ(list.begin(), list.end());
}

TEST(List, KeepsWhatIsAppendedInOrderWhileItGrows) {
  List<int> list;
  for (int i = 0; i < 1000; ++i) list.push_back(i * i);
  ASSERT_EQ(list.size(), 1000u);
  int i = 0;
  for (const int x : list) {
    ASSERT_EQ(x, i * i);
    ASSERT_EQ(list[static_cast<std::size_t>(i)], x);
    ++i;
  }
  EXPECT_EQ(i, 1000);
  EXPECT_EQ(list.front(), 0);
  EXPECT_EQ(list.back(), 999 * 999);
  EXPECT_EQ(list.end() - list.begin(), 1000);
}

// The storage moves while the value is still to be read.
TEST(List, PushesAnElementOfItsOwn) {
  struct Wide {
    double numbers[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  };
  List<Wide> list;
  list.push_back(Wide());
  for (int i = 0; i < 500; ++i) list.push_back(list.front());
  for (const Wide& wide : list) {
    for (int i = 0; i < 9; ++i) ASSERT_EQ(wide.numbers[i], i + 1);
  }
}

TEST(List, ClearingKeepsTheStorage) {
  List<int> list;
  for (int i = 0; i < 100; ++i) list.push_back(i);
  const int* const before = list.data();
  list.clear();
  EXPECT_TRUE(list.empty());
  for (int i = 0; i < 100; ++i) list.push_back(-i);
  EXPECT_EQ(list.data(), before);
  EXPECT_EQ(list.size(), 100u);
  EXPECT_EQ(list.back(), -99);
}

TEST(List, AppendHandsBackAPlaceToFill) {
  List<int> list;
  list.append() = 5;
  list.append() = 6;
  EXPECT_EQ(list.size(), 2u);
  EXPECT_EQ(list[0], 5);
  EXPECT_EQ(list[1], 6);
}

}  // namespace
