/// Returns a number of things, with an `s` behind any number but 1: `1 case`, `2 cases`.
package func counted(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }

/// Returns a number of kinds of things in words: `1 kind of state`, `3 kinds of states`.
package func counted(_ count: Int, kindsOf thing: String) -> String {
  count == 1 ? "1 kind of \(thing)" : "\(count) kinds of \(thing)s"
}
