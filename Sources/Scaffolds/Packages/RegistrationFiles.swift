import ExactStrings

/// The sources that register the reactors of an app.
struct RegistrationFiles {
  private let all: Registrations
  private let modules: ImportedModules

  init(_ all: Registrations, _ modules: ImportedModules) {
    self.all = all
    self.modules = modules
  }

  static let main = MainFile.text(registering: " registerReactors(in: catalog) ")

  /// Returns the functions that mark places for a person to fill in, and empty classes for the screens that contain
  /// reactors.
  static func unfilled(besides screens: [String]) -> String {
    """
    /// Stands where a person has to say what a reactor gets. A script that comes by is told the place.
    func unfilled<Value>(_ place: String) throws -> Value { throw Unfilled(place: place) }

    /// Stands where a person has to give a service to what the app's property wrapper takes it from. One line here serves
    /// all services, such as `Container.shared.register(Service.self) { service }`.
    func inject<Service>(_ service: Service, into place: String) throws { throw Unfilled(place: place) }

    struct Unfilled: Error, CustomStringConvertible {
      let place: String
      var description: String { "not filled in yet: \\(place)" }
    }

    """ + screens.map { "\n/// A screen of the app, which is left out.\nclass \($0) {}\n" }.joined()
  }

  /// The modules that every source of the app sees without an import of its own.
  var imports: String {
    """
    // Every source sees these, as it does where a bridging header, or one source of the app, brings them along.
    \(modules.exported.map { "@_exported import \($0)\n" }.joined())
    """
  }

  /// Returns imports, the modules of the app's own types included, in alphabetical order.
  private func imports(_ names: String...) -> String {
    let stores = [ReducerDeclaration.composable, ReducerDeclaration.redux].filter { modules.extras.contains($0) }
    let all = names + stores + modules.missing.map(\.name) + modules.libraries.map(\.string)
    return all.sorted().map { "import \($0)\n" }.joined()
  }

  var registrations: String {
    let statements = all.entries.map { entry in
      "  // \(entry.source)\n" + entry.text.split(separator: "\n").map { "  \($0)\n" }.joined()
    }
    return """
      \(imports("Foundation", "Playback", "ReactorKit"))
      /// Gives scripts the reactors and stores of the app. What is `unfilled` is left to write by hand.
      func registerReactors(in catalog: Playback.Catalog) {
      \(statements.joined(separator: "\n"))}

      """
  }

  /// The conformances by which scripts can write values of the app's own types.
  var values: String {
    let text = WrittenConformances(all.services.types).text
    return """
      \(imports("Foundation"))
      // The types of the app that scripts write values of, as the compiler would let them be decoded.
      \(text.isEmpty ? "" : "\n" + text)
      """
  }

  var services: String {
    let text = all.services.text
    return """
      \(imports("Foundation", "Playback", "ReactorKit", "RxCocoa"))
      // The services of the app, answered by scripts: `! name reply ...` for a function, `! name emit ...` for a stream.
      // A call gets one reply. A function that returns several values, one after the other, returns a `stage.stream`.
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
