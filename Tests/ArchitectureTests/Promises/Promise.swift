/// Something that this project promises to those who come with reactors, stores, searches and coordinators of their own.
struct Promise: Sendable {
  /// What tests and scripts call it.
  let id: String
  /// What is promised.
  let sentence: String

  init(_ id: String, _ sentence: String) {
    self.id = id
    self.sentence = sentence
  }

  /// The targets whose tests speak of it first of all.
  var homes: [Substring] {
    switch id.prefix(2) {
    case "RK": ["ReactorsTests"]
    case "GS": ["SampleReactorsTests"]
    case "MV": ["CoordinatorsTests", "HeadlessViewsTests"]
    case "CA": ["ComposableStoresTests"]
    case "OP": ["ObservablesTests"]
    case "RX": ["ObservablesTests", "DispatchSchedulersTests", "ReactorsTests"]
    default: ["ReduxStoresTests"]
    }
  }
}
