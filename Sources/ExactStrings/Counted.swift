/// Returns a number of things, with an `s` behind any number but 1: `1 case`, `2 cases`.
package func counted(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }
