import Commands

Reel.main { catalog in
  catalog.reactor("search") { stage in SearchReactor(api: stage.port("search")) }
  registerStores(in: catalog)
  Ducks.register(in: catalog)
}
