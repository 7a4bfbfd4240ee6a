import TestSupport
import Testing

@Suite struct NameBadgeViewTests {
  private func drawings(_ script: String) -> [String] {
    play("@reactor name-badge\n" + script).frames.filter { $0.hasPrefix("0ms & ") && !$0.contains("nameField") }
      .map { String($0.dropFirst(6)) }
  }

  @Test func eachPartIsDrawnWhenAFieldOfItsOwnChanges() {
    #expect(
      drawings("&bind\nvisit\nprint\nbinding {\"name\":\"Ada\"}") == [
        #"header "Guest""#, #"footer "visits: 0""#, #"footer "visits: 1""#, #"header "Ada""#,
      ])
  }

  @Test func whatIsTypedIsBound() {
    #expect(drawings("&bind\n& nameField type Ada").last == #"header "Ada""#)
  }

  @Test func anUnboundViewIsNotDrawn() {
    #expect(drawings("&bind\n&unbind\nvisit").count == 2)
  }

  @Test func aDroppedViewLetsItsReactorGo() {
    #expect(play("@reactor name-badge\n&bind\nvisit\n&drop").failures == [])
  }
}
