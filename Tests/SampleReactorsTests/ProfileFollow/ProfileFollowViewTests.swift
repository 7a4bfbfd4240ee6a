import TestSupport
import Testing

@Suite struct ProfileFollowViewTests {
  @Test("MV-04 a tap follows or unfollows, by the state")
  func follows() {
    let played = play(
      """
      @reactor profile-follow
      &bind
      ? view.followButton.title == "Follow"
      & followButton tap
      ? view.activityIndicator.isAnimating == true
      +idle
      ? view.followButton.title == "Following"
      ? view.followButton.isSelected == true
      & followButton tap
      +idle
      ? view.followButton.isSelected == false
      ? $calls.users == [{"follow":42},{"unfollow":42}]
      """)
    #expect(played.failures == [])
    #expect(played.diagnostics == [])
    #expect(played.actions == ["follow", "unfollow"])
  }

  @Test("RK-24, RK-25 and RK-27 a stub records the taps, and nothing is asked")
  func recorded() {
    let played = play(
      """
      @reactor profile-follow
      &stub on
      &bind
      & refreshButton tap
      & followButton tap
      ? stub.actions == [{"refreshFollowingStatus":{"_0":42}},{"follow":{"_0":42}}]
      ? $calls == {}
      ? $mutations == []
      """)
    #expect(played.failures == [])
    #expect(played.diagnostics == [])
  }

  @Test("RK-26, RK-28 a stub shows any state", .whereTypesTell)
  func shown() {
    let played = play(
      """
      @reactor profile-follow
      &stub on
      &bind
      &stub.state {"isLoading":true}
      ? view.activityIndicator.isAnimating == true
      &stub.state {"currentUser":"ada","isLoading":false}
      ? view.activityIndicator.isAnimating == false
      ? view.nameLabel.text == ada
      """)
    #expect(played.failures == [])
    #expect(played.diagnostics == [])
  }

  @Test("RK-35 a reactor that is dropped hears no late answer")
  func dropped() {
    let played = play("@reactor profile-follow\n&bind\n& followButton tap\n+50ms\n&drop\n+100ms")
    #expect(played.failures == [])
    #expect(!played.text.contains("setFollowing"))
  }
}
