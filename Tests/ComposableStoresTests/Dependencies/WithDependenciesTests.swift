import ComposableStores
import Testing

@Suite struct WithDependenciesTests {
  struct Failure: Error {}

  /// Is not `Sendable`, so that a closure that uses it has to run on the same actor.
  final class Notes { var lines: [String] = [] }

  @Test func `CA-20: dependencies hold for the operation and no longer, the inner ones win`() {
    let text = withDependencies {
      $0.greeting = "outer"
      $0.limit = 1
    } operation: {
      withDependencies {
        $0.greeting += " and inner"
      } operation: {
        "\(DependencyValues.current.greeting) \(DependencyValues.current.limit ?? 0)"
      }
    }
    #expect(text == "outer and inner 1")
    #expect(DependencyValues.current.greeting == "hello")
  }

  @Test func `CA-20: an error passes through, and no dependency stays`() async {
    #expect(throws: Failure.self) {
      try withDependencies {
        $0.greeting = "x"
      } operation: {
        throw Failure()
      }
    }
    #expect(throws: Failure.self) {
      try withDependencies { _ in
        throw Failure()
      } operation: {
        Issue.record("runs all the same")
      }
    }
    await #expect(throws: Failure.self) {
      try await withDependencies {
        $0.greeting = "x"
      } operation: {
        await Task.yield()
        throw Failure()
      }
    }
    #expect(DependencyValues.current.greeting == "hello")
  }

  @Test @MainActor func `CA-20: dependencies hold across suspensions and in tasks that are started`() async {
    let notes = Notes()
    await withDependencies {
      $0.greeting = "async"
    } operation: {
      notes.lines.append(DependencyValues.current.greeting)
      await Task.yield()
      notes.lines.append(DependencyValues.current.greeting)
      let inTask = await Task { DependencyValues.current.greeting }.value
      notes.lines.append(inTask)
      let detached = await Task.detached { DependencyValues.current.greeting }.value
      notes.lines.append(detached)
    }
    #expect(notes.lines == ["async", "async", "async", "hello"])
  }

  @Test func `CA-20: values are captured and hold again where they are put back`() async {
    let values = withDependencies {
      $0.greeting = "captured"
    } operation: {
      DependencyValues.current
    }
    #expect(DependencyValues.current.greeting == "hello")
    #expect(DependencyValues.withCurrent(values) { DependencyValues.current.greeting } == "captured")
    let later = await DependencyValues.withCurrent(values) {
      await Task.yield()
      return DependencyValues.current.greeting
    }
    #expect(later == "captured")
  }
}
