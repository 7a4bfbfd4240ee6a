import Observables

/// The meaning of the marks of a picture, and the names of events in messages.
struct MarbleLegend<Happening> {
  /// The mark of an event, and its name in sentences.
  struct Name {
    let mark: MarbleMark
    let words: String
  }

  /// Returns whether an event is the one that a mark means.
  let isMeant: (Happening, MarbleMark) -> Bool
  /// Returns the name of an event for which no mark was expected.
  let name: (Happening) -> Name
  /// Returns the name of a mark in sentences.
  let words: (MarbleMark) -> String
}

extension MarbleLegend {
  /// Returns a legend in which elements are their descriptions; keys stand for longer descriptions.
  static func names<Element>(_ names: [String: String]) -> MarbleLegend where Happening == Event<Element> {
    let texts = MarbleKeys<Element>(
      isMeant: { element, key in "\(element)" == names[key] ?? key },
      key: { element in names.filter { $0.value == "\(element)" }.keys.min() },
      meaning: { names[$0] })
    return events(texts, error: nil)
  }

  /// Returns a legend in which elements are the values of their keys.
  static func values<Element: Equatable>(_ values: [Character: Element], error: (any Error)?) -> MarbleLegend
  where Happening == Event<Element> {
    let keys = MarbleKeys<Element>(
      isMeant: { element, key in key.count == 1 && values[Character(key)] == element },
      key: { element in values.filter { $0.value == element }.keys.min().map(String.init) },
      meaning: { key in key.count == 1 ? values[Character(key)].map { "\($0)" } : nil })
    return events(keys, error: error)
  }

  private static func events<Element>(_ keys: MarbleKeys<Element>, error expected: (any Error)?) -> MarbleLegend
  where Happening == Event<Element> {
    MarbleLegend(
      isMeant: { event, mark in
        switch (event, mark) {
        case (.next(let element), .element(let key)): keys.isMeant(element, key)
        case (.error(let error), .failed): expected.map { "\($0)" == "\(error)" } ?? true
        case (.completed, .completed): true
        default: false
        }
      },
      name: { event in
        switch event {
        case .next(let element): keys.name(of: element)
        case .error(let error): Name(mark: .failed, words: "the error \(error)")
        case .completed: Name(mark: .completed, words: "completed")
        }
      },
      words: { mark in
        switch mark {
        case .element(let key): keys.words(for: key)
        case .failed: expected.map { "the error \($0)" } ?? "an error"
        case .completed: "completed"
        }
      })
  }
}

/// The meaning of the keys of a picture's elements.
private struct MarbleKeys<Element> {
  /// Returns whether an element is the one that a key means.
  let isMeant: (Element, String) -> Bool
  /// Returns the first key that means an element.
  let key: (Element) -> String?
  /// Returns the text of the element that a key means; nil if the key is that text itself.
  let meaning: (String) -> String?

  /// Returns the key if there is one, otherwise the text; the text is quoted if a key with another meaning looks the
  /// same.
  func name<Happening>(of element: Element) -> MarbleLegend<Happening>.Name {
    if let key = key(element) { return .init(mark: .element(key), words: words(for: key)) }
    let text = "\(element)"
    let name = meaning(text) == nil ? text : text.debugDescription
    return .init(mark: .element(name), words: name)
  }

  func words(for key: String) -> String {
    if let meaning = meaning(key), meaning != key { "\(key) = \(meaning)" } else { key }
  }
}
