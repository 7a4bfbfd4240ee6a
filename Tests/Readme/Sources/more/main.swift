import Commands

Reel.main { catalog in
  catalog.reactor("search") { stage in SearchReactor(api: stage.port("search")) }
  catalog.reactor("sign-up") { _ in SignUpReactor() }
    .showing("canSubmit", \.canSubmit)
  catalog.reactor("sign-up-checked") { _ in SignUpReactor() }
    .always("only what has a name can be submitted") { state in !state.canSubmit || !state.name.isEmpty }
  catalog.reactor("sign-up-form", view: { _ in SignUpView() }) { _ in SignUpReactor() }
  registerStores(in: catalog)
  Ducks.register(in: catalog)
  Thunks.register(in: catalog)
}
