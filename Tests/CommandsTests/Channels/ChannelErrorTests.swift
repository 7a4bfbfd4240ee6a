import Commands
import Testing

@Suite struct ChannelErrorTests {
  @Test func theReasonOfTheOperatingSystemStandsBehindTheFailure() {
    #expect("\(ChannelError("cannot read 'x'", code: 2))" == "cannot read 'x': No such file or directory")
  }
}
