import Playback
import SampleReactors
import TestSupport
import Testing

@Suite struct SamplesTests {
  @Test(.whereTypesTell)
  func `the samples have these actions, ports, streams, arguments and fields`() {
    let catalog = Catalog()
    Samples.register(in: catalog)
    let texts = catalog.descriptions.map { one in
      [
        one.name, one.actions.map(\.signature).joined(separator: " "), one.ports.map(\.name).joined(separator: " "),
        one.streams.map { "\($0.name): \($0.type)" }.joined(separator: " "),
        one.arguments.map { "\($0.name): \($0.type) = \($0.defaultValue.text)" }.joined(separator: " "),
        one.statePaths.joined(separator: " "),
      ].joined(separator: "; ")
    }
    #expect(
      texts == [
        #"counter; increase decrease; ; ; delay: Duration = "0ms"; value isLoading alertMessage"#,
        "profile-follow; refreshFollowingStatus(Int) follow(Int) unfollow(Int); users; currentUser: String?; ; "
          + "isFollowing isLoading currentUser",
        #"repo-search; updateQuery(String?) loadNextPage; search; ; latency: Duration = "100ms"; "#
          + "query repos nextPage isLoadingNextPage",
        "alert; alert(String) doSomeAction; ; ; ; alertMessage otherActions",
        "calculator; digit(Int) dot plus minus times dividedBy equals changeSign percent clear; ; ; ; display entry pending "
          + "pending.operation pending.operand last last.operation last.operand",
        #"chat; send(String); server; incoming: Message; latency: Duration = "50ms"; messages"#,
        "example-flow; refresh open(String) goHome finish(PopResult); examples; ; "
          + #"latency: Duration = "50ms"; examples results route"#,
        "favorites; load add(Favorite) remove(id: Int) moveToTop(id: Int) feature(id: Int?); favorites favorite; "
          + "events: FavoriteEvent; ; title cells featured",
        "session; toolbar(Action) comments(Action); ; currentUser: User?; user: String? = null; "
          + "toolbar toolbar.userName comments comments.isLocked comments.comments",
        "sign-up; updateUsername(String) updatePassword(String) updateRepeatedPassword(String) signUp; usernames signup; ; "
          + #"latency: Duration = "1s"; suggestion username usernameValidation password passwordValidation "#
          + "repeatedPassword repeatedPasswordValidation isSigningUp alertMessage",
        "name-badge; binding(BindingAction<State>) visit visitLater print reset; ; ; ; name isBold visits printed revision",
        "number-fact; factAlertDismissed decrementButtonTapped incrementButtonTapped "
          + "numberFactButtonTapped; number-fact; ; ; count numberFactAlert",
        "todos; add(String) remove(id: Int) move(from: Int, to: Int) show(Filter) removeDone sortDone "
          + #"todo(id: Int, action: Action); save; ; latency: Duration = "100ms"; todos filter"#,
        "login; form.setName(String) form.setPassword(String) form.submit form.answered.welcome(String) "
          + "form.answered.codeNeeded(token: String) form.answered.refused(String) twoFactor.setCode(String) "
          + "twoFactor.submit twoFactor.answered.welcome(String) twoFactor.answered.codeNeeded(token: String) "
          + "twoFactor.answered.refused(String) dismissTwoFactor logOut; authenticate; ; latency: "
          + #"Duration = "100ms"; form form.name form.password form.isAsking form.message twoFactor "#
          + "twoFactor.token twoFactor.code twoFactor.isAsking twoFactor.message user",
        "timers; stopwatch.start stopwatch.stop stopwatch.tick countdown.start(from: Int) countdown.cancel "
          + "countdown.show(Int) countdown.finish lookup.type(String) lookup.found(String) "
          + "lookup.giveUp(after: Duration) scrolling.scroll(Int) scrolling.report(Int) open(String) close "
          + #"bound.wait bound.ring loose.wait loose.ring; dictionary; ; latency: Duration = "100ms"; stopwatch "#
          + "stopwatch.seconds stopwatch.isRunning countdown countdown.left countdown.isOver lookup "
          + "lookup.word lookup.meaning scrolling scrolling.row scrolling.reported bound bound.subject "
          + "bound.isRinging loose loose.subject loose.isRinging",
        "twin-stopwatches; left(Action) right(Action); ; ; ; left left.seconds left.isRunning right "
          + "right.seconds right.isRunning",
        "workbench; board.sand(grit: Int) board.measure board.measured(Int?) glue.use glue.dry glue.refill fetch(String) fetched(String) startSaw heat(Int) stopSaw sharpen; "
          + "store-room recorder journal bell; saw: Int; length: Int = 90 debug: Bool = false "
          + "signposts: Bool = false; board board.grit board.length glue glue.drops glue.dryJoints wanted tools "
          + "isSawing temperature",
        "coffee-machine; brew; ; ; first: Int? = null grinder: Bool = false frother: Bool = false "
          + "syrups: [String] = []; steps cups",
        "ducks-counter; increase decrease reset logIn(name: String) share add(Int) subtract(Int); login; "
          + #"; latency: Duration = "100ms" logs: Bool = false limit: Int = 99; counter user user.loggedIn "#
          + "user.isLoading user.failure",
        "shared-ducks; increase decrease; ; ; ; counter user user.loggedIn user.isLoading user.failure",
        #"search-as-store; updateQuery(String?) loadNextPage; search; ; latency: Duration = "100ms"; "#
          + "query repos nextPage isLoadingNextPage",
        #"search-as-ducks; updateQuery(String?) loadNextPage; search; ; latency: Duration = "100ms"; "#
          + "query repos nextPage isLoadingNextPage",
        #"search-feedback; updateQuery(String?) loadNextPage; search; ; latency: Duration = "100ms"; "#
          + "query repos nextPage isLoadingNextPage",
      ])
  }
}
