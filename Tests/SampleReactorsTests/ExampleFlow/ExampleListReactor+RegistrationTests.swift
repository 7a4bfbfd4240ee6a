import TestSupport
import Testing

@Suite struct ExampleListReactorRegistrationTests {
  @Test func `the mock backend remembers what was followed and deleted`() {
    let played = play(
      """
      @reactor example-flow latency=30ms
      &bind
      +29ms
      ? examples == []
      +1ms
      ? examples == ["Charts","Colors","Gestures"]
      open Charts
      +idle
      ? view.navigation.top.followButton.isSelected == false
      & navigation.top.followButton tap
      +idle
      ? view.navigation.top.followButton.isSelected == true
      & navigation back
      open Charts
      +idle
      ? view.navigation.top.followButton.isSelected == true
      & navigation.top.deleteButton tap
      +idle
      ? examples == ["Colors","Gestures"]
      """)
    #expect(played.failures == [])
  }

  @Test func `what is not there cannot be deleted`() {
    let played = play(
      """
      @reactor example-flow
      &bind
      open Nothing
      +idle
      & navigation.top.deleteButton tap
      +idle
      ? view.navigation.pages == ["List","Example"]
      """)
    #expect(played.failures == [])
  }
}
