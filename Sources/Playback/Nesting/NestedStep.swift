import Timelines

/// One step on the way from a state to a reactor that lives in it.
enum NestedStep: Hashable {
  case key(String)
  case index(Int)

  /// The step as a key of a tree.
  var key: String {
    switch self {
    case .key(let key): key
    case .index(let index): String(index)
    }
  }
}

extension [NestedStep] {
  /// The way as timelines write it: `cells.0`.
  var text: String { StatePath(map { .key($0.key) }).description }
}
