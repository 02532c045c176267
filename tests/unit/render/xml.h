// Enough of an XML reader to say whether a text is well formed, and what it holds.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace test {

struct Element {
  std::string name;
  std::map<std::string, std::string> attributes;
  std::string text;  // directly inside it
  int depth = 0;
};

// The elements in the order they open. An empty list and a reason where the text is not well
// formed: tags that do not match, an attribute given twice or without quotes, a stray < or &, more
// than one root.
class Xml {
 public:
  explicit Xml(std::string_view source) : rest_(source) {
    while (fault_.empty() && !rest_.empty()) next();
    if (fault_.empty() && !open_.empty()) fault_ = "<" + open_.back() + "> is never closed";
    if (fault_.empty() && roots_ != 1) fault_ = "not one root but " + std::to_string(roots_);
    if (!fault_.empty()) elements.clear();
  }

  const std::string& fault() const { return fault_; }
  std::vector<Element> elements;

  std::vector<Element> named(std::string_view name) const {
    std::vector<Element> found;
    for (const Element& element : elements) {
      if (element.name == name) found.push_back(element);
    }
    return found;
  }

 private:
  static bool isName(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == ':' || c == '_';
  }
  static bool isSpace(char c) { return c == ' ' || c == '\n'; }

  std::string takeName() {
    std::size_t n = 0;
    while (n < rest_.size() && isName(rest_[n])) ++n;
    const std::string name(rest_.substr(0, n));
    rest_.remove_prefix(n);
    if (name.empty()) fault_ = "a name is missing before " + std::string(rest_.substr(0, 20));
    return name;
  }

  bool take(std::string_view what) {
    if (rest_.substr(0, what.size()) != what) return false;
    rest_.remove_prefix(what.size());
    return true;
  }

  std::string unescape(std::string_view raw) {
    std::string out;
    while (!raw.empty()) {
      if (raw[0] == '<') fault_ = "a stray <";
      if (raw[0] != '&') {
        out += raw[0];
        raw.remove_prefix(1);
        continue;
      }
      bool known = false;
      for (const auto& [entity, c] : {std::pair{"&amp;", '&'}, std::pair{"&lt;", '<'},
                                      std::pair{"&gt;", '>'}, std::pair{"&quot;", '"'}}) {
        const std::string_view word = entity;
        if (raw.substr(0, word.size()) != word) continue;
        out += c;
        raw.remove_prefix(word.size());
        known = true;
        break;
      }
      if (!known) {
        fault_ = "a stray &";
        return out;
      }
    }
    return out;
  }

  void next() {
    if (take("</")) {
      const std::string name = takeName();
      if (open_.empty() || open_.back() != name) fault_ = "</" + name + "> closes nothing";
      if (!take(">")) fault_ = "</" + name + " does not end";
      if (fault_.empty()) open_.pop_back(), owners_.pop_back();
    } else if (take("<")) {
      openElement();
    } else {
      const std::size_t n = std::min(rest_.find('<'), rest_.size());
      const std::string text = unescape(rest_.substr(0, n));
      rest_.remove_prefix(n);
      if (!owners_.empty()) {
        elements[owners_.back()].text += text;
      } else if (text.find_first_not_of(" \n") != std::string::npos) {
        fault_ = "text outside the root";
      }
    }
  }

  void openElement() {
    Element element;
    element.name = takeName();
    element.depth = static_cast<int>(open_.size());
    roots_ += open_.empty();
    for (;;) {
      bool space = false;
      while (!rest_.empty() && isSpace(rest_[0])) rest_.remove_prefix(1), space = true;
      if (take("/>")) {
        elements.push_back(element);
        return;
      }
      if (take(">")) {
        open_.push_back(element.name);
        owners_.push_back(elements.size());
        elements.push_back(element);
        return;
      }
      const std::string name = takeName();
      if (!fault_.empty()) return;
      if (!space) fault_ = "no space before " + name;
      if (!take("=\"")) fault_ = name + " has no quoted value";
      const std::size_t n = rest_.find('"');
      if (n == std::string_view::npos) fault_ = name + " has no end";
      if (!fault_.empty()) return;
      if (!element.attributes.emplace(name, unescape(rest_.substr(0, n))).second) {
        fault_ = name + " twice";
      }
      rest_.remove_prefix(n + 1);
    }
  }

  std::string_view rest_;
  std::string fault_;
  std::vector<std::string> open_;
  std::vector<std::size_t> owners_;
  int roots_ = 0;
};

}  // namespace test
