import ComposableStores

/// Tells what it sees in a store of strings.
final class Watcher: StoreWatcher {
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) { self.note = note }

  func sees(actionAt address: UnsafeRawPointer, sentByEffectOfActionAt cause: UnsafeRawPointer?) {
    note("> \(string(address))" + (cause.map { " from \(string($0))" } ?? ""))
  }

  func sees(stateAt address: UnsafeRawPointer) { note("= \(string(address))") }
  func sees(_ error: any Error, ofActionAt address: UnsafeRawPointer) { note("! \(string(address)): \(error)") }
  func sees(_ warning: StoreWarning) { note("? \(warning)") }

  private func string(_ address: UnsafeRawPointer) -> String { address.assumingMemoryBound(to: String.self).pointee }
}
