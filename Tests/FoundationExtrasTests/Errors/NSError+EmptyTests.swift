import FoundationExtras
import Testing

@Suite struct NSErrorEmptyTests {
  @Test("an error may say nothing")
  func emptyError() {
    let error: any Error = NSError()
    #expect((error as NSError).domain == "" && (error as NSError).code == 0)
  }
}
