extension String {
  /// Returns the text if it is free, or else its first numbered form that is, from 2 on.
  func free(numbered: (Int) -> String, where isFree: (String) -> Bool) -> String {
    var (text, number) = (self, 1)
    while !isFree(text) {
      number += 1
      text = numbered(number)
    }
    return text
  }
}
