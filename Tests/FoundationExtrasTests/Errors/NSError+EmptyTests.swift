import FoundationExtras
import Testing

@Suite struct NSErrorEmptyTests {
  @Test func `an NSError can be made without arguments`() {
    let error: any Error = NSError()
    #expect((error as NSError).domain == "" && (error as NSError).code == 0)
  }
}
