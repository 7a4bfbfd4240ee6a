import ComposableStores

extension Stage: StagedDependencies {
  package func nextID() -> UInt64 {
    defer { idCount += 1 }
    return idCount
  }

  package func nextRandomBits() -> UInt64 { random.next() }
}
