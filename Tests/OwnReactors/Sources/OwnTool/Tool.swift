import Commands

@main enum Tool {
  static func main() {
    Reel.main { catalog in
      catalog.reactor("cart") { stage in CartReactor(api: stage.port("api"), scheduler: stage.scheduler) }
      catalog.reactor("errands") { stage in ErrandReactor(api: stage.port("api")) }
      catalog.reactor("profile", { _ in ProfileReactor(service: StubProfileService()) }) { cases in
        cases("refresh", ProfileReactor.Action.refresh)
        cases("follow", ProfileReactor.Action.follow)
        cases("rename", ProfileReactor.Action.rename)
        cases("invite", ProfileReactor.Action.invite)
      }
    }
  }
}
