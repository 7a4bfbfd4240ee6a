import ExactStrings
import Files

/// Removes files that killed writers left beside goldens, once in each folder. Failures are ignored.
final class FolderSweeper {
  private var folders: Set<ExactString> = []

  /// Sweeps the folder of a golden that is about to be written.
  func sweep(beside golden: AtomicFile) {
    if folders.insert(golden.folder).inserted { _ = try? AtomicFile.sweep(golden.folder) }
  }
}
