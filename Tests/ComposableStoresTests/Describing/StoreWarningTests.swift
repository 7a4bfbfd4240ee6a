import ComposableStores
import Testing

@Suite struct StoreWarningTests {
  @Test func `a warning is its message`() {
    let warning = StoreWarning("the id 1 is taken")
    #expect(warning.message == "the id 1 is taken")
    #expect(warning.description == "the id 1 is taken")
    #expect("\(warning)" == warning.message)
  }

  @Test func `warnings are equal if their messages are`() {
    #expect(StoreWarning("a") == StoreWarning("a"))
    #expect(StoreWarning("a") != StoreWarning("b"))
  }

  @Test func `a warning that no store takes reaches the handler`() {
    let log = WarningLog()
    log.during {
      StoreWarning.report("first")
      StoreWarning.report("second")
    }
    StoreWarning.report("outside")
    #expect(log.lines == ["first", "second"])
  }

  @Test func `the handler of warnings can be read and called`() {
    let log = WarningLog()
    log.during { StoreWarning.handler(StoreWarning("by hand")) }
    #expect(log.lines == ["by hand"])
  }
}
