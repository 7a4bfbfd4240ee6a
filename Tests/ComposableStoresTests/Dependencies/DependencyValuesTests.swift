import ComposableStores
import Testing

@Suite struct DependencyValuesTests {
  @Test func `CA-20: a dependency that nobody has set is the one of its context`() {
    var values = DependencyValues()
    #expect(values.context == .live)
    #expect(values.greeting == "hello")
    values.context = .test
    #expect(values.greeting == "hello from a test")
    values.greeting = "set"
    #expect(values.greeting == "set")
    values.context = .live
    #expect(values[GreetingKey.self] == "set")
  }

  @Test func `CA-20: a dependency can be set to nil`() {
    var values = DependencyValues()
    #expect(values.limit == 10)
    values.limit = nil
    #expect(values.limit == nil)
  }

  @Test func `CA-20: outside of all settings the values are the live ones`() {
    #expect(DependencyValues.current.greeting == "hello")
    #expect(DependencyValues.current.context == .live)
  }

  @Test func `CA-20: merging two collections keeps, for each dependency, the value that was set later`() {
    var first = DependencyValues()
    first.greeting = "1"
    var second = DependencyValues()
    second.greeting = "2"
    second.limit = 2
    first.limit = 3
    second.context = .test
    for merged in [first.merging(second), second.merging(first)] {
      #expect(merged.greeting == "2")
      #expect(merged.limit == 3)
      #expect(merged.context == .test)
    }
    #expect(first.merging(DependencyValues()).greeting == "1")
    #expect(DependencyValues().merging(first).limit == 3)
    let merged = first.merging(second)
    #expect(second.merging(merged).limit == 3, "what was merged is no longer the same collection")
    #expect(merged.merging(merged).limit == 3)
  }
}
