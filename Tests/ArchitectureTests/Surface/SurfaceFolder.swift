/// A folder of sources: a section of the page.
struct SurfaceFolder: Hashable, Comparable {
  let module: String
  /// The names of the folders, from that of the module down.
  private let folders: [String]

  /// The folders of the page, in order, each with what is below it; others follow.
  private static let order = [
    "", "Observable", "Operators/Creating", "Operators/Transforming", "Operators/Filtering", "Operators/Combining",
    "Operators/Timing", "Operators/Recovering", "Operators/Sharing", "Operators/Watching", "Subjects", "Relays",
    "Traits", "Bindings", "Disposables", "Schedulers", "Concurrency",
  ]

  init(of file: String) {
    let parts = file.split(separator: "/").map(String.init)
    module = parts[1]
    folders = Array(parts[2..<parts.count - 1])
  }

  /// What the section is called; nothing for the sources that are in no folder.
  var title: String {
    if folders == ["Observable"] { return "Core" }
    return (folders.first == "Operators" ? folders.dropFirst() : folders[...]).joined(separator: ": ")
  }

  private var rank: Int {
    let path = folders.joined(separator: "/")
    return Self.order.firstIndex { path == $0 || !$0.isEmpty && path.hasPrefix($0 + "/") } ?? Self.order.count
  }

  static func < (left: SurfaceFolder, right: SurfaceFolder) -> Bool {
    left.rank == right.rank ? left.folders.lexicographicallyPrecedes(right.folders) : left.rank < right.rank
  }
}
