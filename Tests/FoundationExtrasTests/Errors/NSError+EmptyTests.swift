import FoundationExtras
import Testing

@Suite struct NSErrorEmptyTests {
  @Test func `an error may say nothing`() {
    let error: any Error = NSError()
    #expect((error as NSError).domain == "" && (error as NSError).code == 0)
  }
}
