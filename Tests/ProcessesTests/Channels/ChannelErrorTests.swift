import Processes
import Testing

@Suite struct ChannelErrorTests {
  @Test("the reason that the operating system gives stands behind the failure")
  func theReasonOfTheOperatingSystemStandsBehindTheFailure() {
    #expect("\(ChannelError("cannot read 'x'", code: 2))" == "cannot read 'x': No such file or directory")
  }
}
