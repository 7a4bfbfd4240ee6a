import ExactStrings

/// The injected services and dependencies that property wrappers give to reactors, reducers and their parts.
extension ScriptedServices {
  /// Sets the services that property wrappers give to an object; marks a service if it is not known where its wrapper
  /// takes it from, so that it has to be filled in by hand.
  mutating func injectServices(into type: TypeDeclaration, depth: Int, _ creation: inout Creation) {
    if let parent = app.parent(of: type) { injectServices(into: parent, depth: depth, &creation) }
    for property in type.properties where !property.isStatic {
      guard let wrapper = property.wrapper, !Self.everywhere.contains(ExactString(wrapper)) else { continue }
      let declared = property.type.map { TypeSpelling.optional($0) ?? $0 } ?? ""
      let protocols = protocols(declared, in: type.path)
      if protocols == nil, property.type != nil || !wrapper.contains("(\\.") && Self.dependencyKey(of: wrapper) == nil,
        depth == Self.deepest || !isHandmade(declared, in: type.path)
      {
        continue
      }
      let place = OpenPlace(
        name: "\(type.qualifiedName).\(property.name) (\(wrapper))", source: property.place,
        obstacle: protocols.flatMap(obstacle))
      if creation.injections.contains(where: { $0.place == place }) { continue }
      if property.type == nil, provide(wrapper, as: property.name, to: type, depth: depth, &creation) { continue }
      guard let service = protocols.flatMap({ make($0) }) else {
        creation.injections.append(("try \(place.mark) as Void", place, isOpen: true))
        continue
      }
      // The service has the type that the app asks for.
      let made = "\(service)(stage: stage) as \(types.spelled(declared, in: type.path))"
      let isOpen = !app.takesFromContainer(wrapper)
      let statement =
        isOpen
        ? "try inject(\(made), into: \"\(place.name.escaped)\")" : "Swinject.Container.answer(with: \(made))"
      creation.injections.append((statement, place, isOpen))
    }
  }

  /// Gives an object a dependency that the app adds to `DependencyValues`; returns whether there is one that can be
  /// made.
  private mutating func provide(
    _ wrapper: String, as name: String, to type: TypeDeclaration, depth: Int, _ creation: inout Creation
  ) -> Bool {
    let added = app.properties(addedTo: "DependencyValues")
    let member: String
    let value: PropertyDeclaration
    if let property = added.first(where: { wrapper == "@Dependency(\\.\($0.name))" }) {
      (member, value) = (".\(property.name)", property)
    } else if let key = Self.dependencyKey(of: wrapper), let declaration = app.type(key, in: type.path) {
      // If the key declares no other type for `liveValue`, the key itself is the type of the value.
      let live = declaration.properties.first { $0.name == "liveValue" }?.type.flatMap { $0 == "Self" ? nil : $0 }
      member = "[\(declaration.qualifiedName).self]"
      value = PropertyDeclaration(name: name, type: live ?? declaration.qualifiedName, place: declaration.place)
    } else {
      return false
    }
    guard let declared = value.type else { return false }
    if creation.dependencies.contains(where: { $0.member == member }) { return true }
    let parameter = ParameterDeclaration(label: nil, name: value.name, type: declared)
    let place = OpenPlace(name: "DependencyValues\(member)", source: value.place)
    var attempt = creation
    let made = argument(parameter, in: [], place: place, depth: depth, &attempt)
    guard creation.takeOver(attempt) else { return false }
    creation.dependencies.append((member, made))
    return true
  }

  /// Returns the key of a wrapper: `Client` of `@Dependency(Client.self)`; nil for other wrappers.
  private static func dependencyKey(of wrapper: String) -> String? {
    guard wrapper.hasPrefix("@Dependency("), wrapper.hasSuffix(".self)") else { return nil }
    return String(wrapper.dropFirst("@Dependency(".count).dropLast(".self)".count))
  }

  /// Whether a type is a class of the app that only a person can make.
  private func isHandmade(_ type: String, in scope: [String]) -> Bool {
    guard let part = app.type(type, in: scope), part.kind == .class else { return false }
    var (trial, creation) = (self, Creation())
    _ = trial.make(part, depth: Self.deepest, &creation)
    return !creation.unfilled.isEmpty
  }

  /// The dependencies that every program has.
  private static let everywhere = Set(
    exact: [
      "calendar", "continuousClock", "date", "date.now", "locale", "mainQueue", "timeZone", "uuid",
      "withRandomNumberGenerator",
    ].map { "@Dependency(\\.\($0))" })
}
