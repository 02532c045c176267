// Texts with blanks: a file's form is written down as it will look, and its blanks are filled in.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace render {

// What goes into a blank: a text as it is, or a number as core/number.h writes it.
struct Blank {
  constexpr Blank(std::string_view words) : text(words) {}
  constexpr Blank(const char* words) : text(words) {}
  Blank(const std::string& words) : text(words) {}
  constexpr Blank(double value) : number(value), is_number(true) {}
  constexpr Blank(int value) : number(value), is_number(true) {}

  std::string_view text;
  double number = 0;
  bool is_number = false;
};

// Appends `form`, in which $0 to $9 and then $a, $b, … stand for the blanks in their order. Every
// blank that the form names must be given.
void fillIn(std::string_view form, std::initializer_list<Blank> blanks, std::string& out);

// A text as it stands between double quotes in JSON, and in Godot's resources.
std::string quotable(std::string_view text);

}  // namespace render
