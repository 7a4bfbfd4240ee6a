import Processes
import Testing

@Suite struct ChannelErrorTests {
  @Test func `the reason that the operating system gives stands behind the failure`() {
    #expect("\(ChannelError("cannot read 'x'", code: 2))" == "cannot read 'x': No such file or directory")
  }
}
