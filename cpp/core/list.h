// A growing array that is filled anew again and again. Clearing it keeps the elements, and
// appending hands one back as it was left, so that refilling it neither allocates nor wipes memory:
// whoever appends sets every field.
#pragma once

#include <cstddef>
#include <vector>

namespace core {

template <typename T>
class List {
 public:
  T& append() {
    if (size_ == storage_.size()) grow();
    return storage_[size_++];
  }
  void push_back(const T& value) {
    // A copy, because the value may stand in the storage that is about to move.
    if (size_ == storage_.size()) {
      const T copy = value;
      append() = copy;
    } else {
      append() = value;
    }
  }
  void clear() { size_ = 0; }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T* data() { return storage_.data(); }
  const T* data() const { return storage_.data(); }
  T* begin() { return data(); }
  T* end() { return data() + size_; }
  const T* begin() const { return data(); }
  const T* end() const { return data() + size_; }
  T& operator[](std::size_t i) { return storage_[i]; }
  const T& operator[](std::size_t i) const { return storage_[i]; }
  T& front() { return storage_[0]; }
  const T& front() const { return storage_[0]; }
  T& back() { return storage_[size_ - 1]; }
  const T& back() const { return storage_[size_ - 1]; }

 private:
  // Apart, because it is seldom needed and every append would carry it.
  [[gnu::noinline]] void grow() { storage_.resize(2 * size_ + 32); }

  std::vector<T> storage_;
  std::size_t size_ = 0;
};

}  // namespace core
