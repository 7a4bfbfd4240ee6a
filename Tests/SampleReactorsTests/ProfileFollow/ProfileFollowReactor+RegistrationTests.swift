import TestSupport
import Testing

@Suite struct ProfileFollowReactorRegistrationTests {
  @Test(arguments: [(1, true), (2, true), (3, true), (4, false)])
  func `at first 1, 2 and 3 are followed`(id: Int, isFollowed: Bool) {
    #expect(
      play("@reactor profile-follow\nrefreshFollowingStatus \(id)\n+idle\n? isFollowing == \(isFollowed)").failures
        == [])
  }

  @Test func `each case begins anew`() {
    let script =
      "@reactor profile-follow\n@case a\nfollow 9\n@case b\nrefreshFollowingStatus 9\n+idle\n? isFollowing == false"
    #expect(play(script).failures == [])
  }
}
