import Observables

/// What the marks of a picture stand for, and how a message calls what happened.
struct MarbleLegend<Happening> {
  /// How something is drawn, and what a sentence calls it.
  struct Name {
    let mark: MarbleMark
    let words: String
  }

  /// Whether something is what a mark stands for.
  let isMeant: (Happening, MarbleMark) -> Bool
  /// The name of something that no mark was expected for.
  let name: (Happening) -> Name
  /// What a sentence calls a mark.
  let words: (MarbleMark) -> String
}

extension MarbleLegend {
  /// Elements are their descriptions; keys stand for longer ones.
  static func names<Element>(_ names: [String: String]) -> MarbleLegend where Happening == Event<Element> {
    let texts = MarbleKeys<Element>(
      isMeant: { element, key in "\(element)" == names[key] ?? key },
      key: { element in names.filter { $0.value == "\(element)" }.keys.min() },
      meaning: { names[$0] })
    return events(texts, error: nil)
  }

  /// Elements are the values of their keys.
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

/// What the keys of a picture's elements stand for.
private struct MarbleKeys<Element> {
  /// Whether an element is what a key stands for.
  let isMeant: (Element, String) -> Bool
  /// The first key that stands for an element.
  let key: (Element) -> String?
  /// The text of what a key stands for; nil if it is just itself.
  let meaning: (String) -> String?

  /// The key where there is one, otherwise the text; quoted if a key for something else looks like it.
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
