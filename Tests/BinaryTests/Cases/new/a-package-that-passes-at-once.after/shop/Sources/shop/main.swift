import Commands

Reel.main { catalog in
  catalog.reactor("counter", { _ in CounterReactor() }) { cases in
    cases("increase", CounterReactor.Action.increase)
    cases("add", CounterReactor.Action.add)
  }
}
