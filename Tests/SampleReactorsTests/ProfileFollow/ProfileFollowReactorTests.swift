import TestSupport
import Testing

@Suite struct ProfileFollowReactorTests {
  @Test("MV-03, MV-04 following asks the service, loads and stays")
  func follows() {
    #expect(
      play("@reactor profile-follow\nfollow 42\n+idle\nrefreshFollowingStatus 42\n+idle\nunfollow 42").frames == [
        #"0ms = {"isFollowing":false,"isLoading":false,"currentUser":null}"#, "0ms > follow 42",
        "0ms ~ setLoading  isLoading: false -> true", #"0ms @ users#1 {"follow":42}"#, "100ms < users#1",
        "100ms ~ setFollowing  isFollowing: false -> true", "100ms ~ setLoading  isLoading: true -> false",
        "100ms > refreshFollowingStatus 42", "100ms ~ setLoading  isLoading: false -> true",
        #"100ms @ users#2 {"isFollowing":42}"#, "200ms < users#2", "200ms ~ setFollowing",
        "200ms ~ setLoading  isLoading: true -> false", "200ms > unfollow 42",
        "200ms ~ setLoading  isLoading: false -> true", #"200ms @ users#3 {"unfollow":42}"#, "300ms < users#3",
        "300ms ~ setFollowing  isFollowing: true -> false", "300ms ~ setLoading  isLoading: true -> false",
        #"300ms = {"isFollowing":false,"isLoading":false,"currentUser":null}"#,
      ])
  }

  @Test("MV-04 a failure is reported and ends the loading")
  func fails() {
    #expect(
      play("@reactor profile-follow\n! users fail 503\nfollow 4").frames.dropFirst() == [
        "0ms > follow 4", "0ms ~ setLoading  isLoading: false -> true", #"0ms @ users#1 {"follow":4}"#,
        #"0ms < users#1 fail "503""#, #"0ms ! follow "users: 503""#, "0ms ~ setLoading  isLoading: true -> false",
        #"0ms = {"isFollowing":false,"isLoading":false,"currentUser":null}"#,
      ])
  }

  @Test("RK-18 users sign in and out at any time")
  func signsIn() {
    #expect(
      play("@reactor profile-follow\n! currentUser emit ada\nfollow 4\n+100ms\n! currentUser emit nil").frames
        .dropFirst() == [
          #"0ms * currentUser "ada""#, #"0ms ~ setCurrentUser  currentUser: null -> "ada""#, "0ms > follow 4",
          "0ms ~ setLoading  isLoading: false -> true", #"0ms @ users#1 {"follow":4}"#, "100ms < users#1",
          "100ms ~ setFollowing  isFollowing: false -> true", "100ms ~ setLoading  isLoading: true -> false",
          "100ms * currentUser null",
          #"100ms ~ setCurrentUser  isFollowing: true -> false  currentUser: "ada" -> null"#,
          #"100ms = {"isFollowing":false,"isLoading":false,"currentUser":null}"#,
        ])
  }
}
