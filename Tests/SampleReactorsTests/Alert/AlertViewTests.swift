import TestSupport
import Testing

@Suite struct AlertViewTests {
  private func alerts(_ script: String) -> [String] {
    play("@reactor alert\n" + script).frames.filter { $0.hasPrefix("0ms & alert") }.map { String($0.dropFirst(12)) }
  }

  @Test("RK-32 an alert is shown for each assignment, and for nothing else")
  func presents() {
    #expect(
      alerts("&bind\nalert Hello\nalert Hello\ndoSomeAction\nalert Hello\nalert tokijh\ndoSomeAction") == [
        #""Hello""#, #""Hello""#, #""Hello""#, #""tokijh""#,
      ])
  }

  @Test("RK-32 a view that binds anew shows the last alert again")
  func presentsAgain() {
    #expect(alerts("&bind\nalert one\n&unbind\nalert two\nalert three\n&bind") == [#""one""#, #""three""#])
    #expect(alerts("doSomeAction\n&bind\n&bind") == [])
  }
}
