import ExactStrings

/// The sources that register the reactors of an app.
struct RegistrationFiles {
  private let all: Registrations

  init(_ all: Registrations) {
    self.all = all
  }

  static let main = MainFile.text(registering: " registerReactors(in: catalog) ")

  static let unfilled = """
    /// Stands where a person has to say what a reactor gets. A script that comes by is told the place.
    func unfilled<Value>(_ place: String) throws -> Value { throw Unfilled(place: place) }

    struct Unfilled: Error, CustomStringConvertible {
      let place: String
      var description: String { "not filled in yet: \\(place)" }
    }

    """

  var registrations: String {
    let statements = all.entries.map { entry in
      "  // \(entry.source)\n" + entry.text.split(separator: "\n").map { "  \($0)\n" }.joined()
    }
    return """
      import Foundation
      import Playback
      import ReactorKit

      /// Gives scripts the reactors of the app. What is `unfilled` is left to write by hand.
      func registerReactors(in catalog: Catalog) {
      \(statements.joined(separator: "\n"))}

      """
  }

  /// The conformances by which scripts can write values of the app's own types.
  var values: String {
    let text = all.conformancesText
    return """
      import Foundation

      // The types of the app that scripts write values of, as the compiler would let them be decoded.
      \(text.isEmpty ? "" : "\n" + text)
      """
  }

  var services: String {
    let text = all.servicesText
    return """
      import Foundation
      import Playback
      import ReactorKit
      import RxCocoa

      // The services of the app, answered by scripts: `! name reply ...` for a function, `! name emit ...` for a stream.
      \(text.isEmpty ? "" : "\n" + text)
      """
  }

  static func script(for entry: Registrations.Entry) -> String {
    let actions = entry.actions.isEmpty ? "none" : entry.actions.joined(separator: ", ")
    return """
      # Actions: \(actions)
      @reactor \(entry.name)
      @case begins

      """
  }
}
