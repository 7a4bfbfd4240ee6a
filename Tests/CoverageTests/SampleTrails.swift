import Playback

extension CaseTrail {
  /// A trail through states that are told as `isLoading,repos`: each field with its value behind a colon, or alone.
  /// - Parameter transitions: Transitions such as `0 increase 1`.
  init(_ states: String..., transitions: String...) {
    self.init()
    self.states = states.map { AbstractState($0) }
    self.transitions = transitions.map { text in
      let words = text.split(separator: " ")
      let verb = words.dropFirst().dropLast().joined(separator: " ")
      return Transition(from: Int(words[0]) ?? 0, verb: verb, to: Int(words[words.count - 1]) ?? 0, count: 1)
    }
  }
}

extension AbstractState {
  /// A state from fields such as `isLoading,repos:many`.
  init(_ text: String) {
    self.init(
      fields: text.split(separator: ",").map { field in
        let parts = field.split(separator: ":", maxSplits: 1)
        return Field(path: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "true")
      })
  }
}
