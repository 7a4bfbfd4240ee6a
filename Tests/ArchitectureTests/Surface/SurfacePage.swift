/// The page that shows the surface: a table for each folder of sources, a row for each symbol.
struct SurfacePage {
  static let path = "Sources/Observables/Observables.docc/Surface.md"

  private let surface: Surface

  init(of surface: Surface) {
    self.surface = surface
  }

  /// The text of the page.
  var text: String {
    let sections = Surface.modules.map { module in
      let entries = surface.entries.filter { SurfaceFolder(of: $0.symbol.file).module == module }
      return "\n## \(module)\n" + tables(of: entries)
    }
    return """
      # Surface

      Every public symbol of the reactive modules, in the order of the sources, and the first test that speaks of it.
      `Scripts/generate-surface` writes this page; a test says when it is stale, and when a symbol has no test.

      A member stands behind the name of its type. What all observables have stands alone, or behind `Observable` where
      it makes one. Extensions of one kind of a type go by the name of the kind, as in `Driver.drive()`.

      """ + sections.joined()
  }

  private func tables(of entries: [Surface.Entry]) -> String {
    let folders = Dictionary(grouping: entries) { SurfaceFolder(of: $0.symbol.file) }
    return folders.keys.sorted().map { folder in
      let rows = SurfaceRow.rows(of: folders[folder] ?? []).map(\.text).joined()
      let heading = folder.title.isEmpty ? "" : "\n### \(folder.title)\n"
      return heading + "\n| Symbol | Source | Test |\n| --- | --- | --- |\n" + rows
    }.joined()
  }
}
