import ExactStrings
import Testing

/// One letter in one scalar and in two: Swift's own operators take them for the same.
let (composed, decomposed) = ("\u{E9}", "e\u{301}")

private struct Held: Hashable {
  var text: String
  var maybe: String?
  var several: [String]
}

private enum Choice: Hashable {
  case one(String)
  case none
}

@Suite struct StringEqualityTests {
  @Test func `strings are equal when their bytes are`() {
    #expect(Bool(composed == String(composed.unicodeScalars)))
    #expect(!Bool(composed == decomposed))
    #expect(Bool(composed != decomposed))
    #expect(!Bool(composed != composed))
    #expect(!Bool("\u{212A}" == "K"), "the sign of a unit and a letter")
  }

  @Test func `substrings are equal if their bytes are`() {
    let (left, right) = (composed[...], decomposed[...])
    #expect(!Bool(left == right))
    #expect(Bool(left != right))
    #expect(Bool(left == composed))
    #expect(!Bool(left == decomposed))
    #expect(Bool(decomposed != left))
  }

  @Test func `optionals and arrays of texts are equal if the bytes are`() {
    let (left, right): (String?, String?) = (composed, decomposed)
    #expect(!Bool(left == right))
    #expect(Bool(left != right))
    #expect(Bool(left == left))
    #expect(!Bool(left == nil))
    #expect(Bool(Substring?.none == nil))
    #expect(!Bool([composed] == [decomposed]))
    #expect(Bool([composed] != [decomposed]))
    #expect(Bool([composed][...] == [composed][...]))
    #expect(!Bool([composed[...]] == [decomposed[...]]))
    let (several, others): ([String]?, [String]?) = ([composed], [decomposed])
    #expect(Bool(several != others))
    #expect(!Bool(several == others))
    #expect(!Bool(several == nil))
  }

  @Test func `values that hold texts are equal if the bytes are`() {
    let held = Held(text: "", maybe: nil, several: [])
    #expect(held == Held(text: "", maybe: nil, several: []))
    for keyPath in [\Held.text, \.maybe!, \.several[0]] as [WritableKeyPath<Held, String>] {
      var (left, right) = (held, held)
      if keyPath == \Held.maybe! { (left.maybe, right.maybe) = ("", "") }
      if keyPath == \Held.several[0] { (left.several, right.several) = ([""], [""]) }
      left[keyPath: keyPath] = composed
      right[keyPath: keyPath] = decomposed
      #expect(left != right)
      #expect(Set([left, right]).count == 2)
    }
    #expect(Choice.one(composed) != .one(decomposed))
    #expect(Set([Choice.one(composed), .one(decomposed), .one(composed), .none]).count == 3)
  }

  @Test func `a switch distinguishes equivalent strings by their bytes`() {
    func place(_ text: String) -> Int {
      switch text {
      case composed: 1
      case decomposed: 2
      case "K": 3
      default: 4
      }
    }
    #expect([composed, decomposed, "K", "\u{212A}"].map(place) == [1, 2, 3, 4])
    func place(_ text: String?) -> Int {
      switch text {
      case composed: 1
      case decomposed: 2
      default: 3
      }
    }
    #expect([composed, decomposed, nil].map(place) == [1, 2, 3])
    func place(_ text: Substring) -> Int {
      switch text {
      case composed[...]: 1
      case decomposed[...]: 2
      default: 3
      }
    }
    #expect([composed[...], decomposed[...], "K"].map(place) == [1, 2, 3])
  }

  @Test func `a hash does not run texts together`() {
    #expect(
      hash {
        $0.combine("ab" as String); $0.combine("c" as String)
      }
        != hash {
          $0.combine("a" as String); $0.combine("bc" as String)
        })
    #expect(hash { $0.combine("" as String?) } != hash { $0.combine(nil as String?) })
    #expect(hash { $0.combine(["a", "b"]) } == hash { $0.combine(["a", "b"]) })
    #expect(hash { $0.combine([composed]) } != hash { $0.combine([decomposed]) })
  }

  private func hash(_ feed: (inout Hasher) -> Void) -> Int {
    var hasher = Hasher()
    feed(&hasher)
    return hasher.finalize()
  }
}
