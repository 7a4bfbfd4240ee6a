/// The files of the sample reactor in a new package.
enum SampleFiles {
  static let main = MainFile.text(
    registering: """

        catalog.reactor("counter", { _ in CounterReactor() }) { cases in
          cases("increase", CounterReactor.Action.increase)
          cases("add", CounterReactor.Action.add)
        }

      """)

  static let reactor = """
    import ReactorKit

    /// Counts, and takes half a second for it. Put reactors of your own beside it, and their names into main.swift.
    final class CounterReactor: Reactor {
      enum Action { case increase, add(Int) }
      enum Mutation { case setCounting(Bool), add(Int) }
      struct State { var value = 0, isCounting = false }

      let initialState = State()

      func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .increase: return mutate(action: .add(1))
        case .add(let number):
          return .concat([
            .just(.setCounting(true)),
            .just(.add(number)).delay(.milliseconds(500), scheduler: MainScheduler.instance),
            .just(.setCounting(false)),
          ])
        }
      }

      func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setCounting(let isCounting): state.isCounting = isCounting
        case .add(let number): state.value += number
        }
        return state
      }
    }

    """

  static let script = """
    # A number is there half a second after it was asked for.
    @reactor counter
    @case counts after half a second

    increase
    +499ms
    ? value == 0
    +1ms
    ? value == 1
    add 3
    +idle
    ? value == 4

    """

  static let golden = """
    reel-timeline 1
    == counts after half a second  counter
           0ms = {"value":0,"isCounting":false}
           0ms > increase
           0ms ~ setCounting  isCounting: false -> true
         500ms ~ add  value: 0 -> 1
         500ms ~ setCounting  isCounting: true -> false
         500ms > add 3
         500ms ~ setCounting  isCounting: false -> true
        1000ms ~ add  value: 1 -> 4
        1000ms ~ setCounting  isCounting: true -> false
        1000ms = {"value":4,"isCounting":false}

    """

  static func workflow(tool: String, reel: Scaffold.Reel) -> String {
    let remark =
      switch reel {
      case .path:
        "\n# Package.swift names reel by a path, which leads to it on this machine alone: name it by a URL there."
      case .url: ""
      }
    return """
      # Plays all scripts and compares them with their goldens. What changed is kept as `pending`.\(remark)
      name: reel
      on: [push, pull_request]
      jobs:
        reel:
          runs-on: ubuntu-latest
          container: swift:latest
          steps:
            - uses: actions/checkout@v4
            - run: swift build
            - run: swift run \(tool) fmt --check Scripts
            - run: swift run \(tool) test --pending pending Scripts
            - uses: actions/upload-artifact@v4
              if: failure()
              with:
                name: pending
                path: pending
                if-no-files-found: ignore

      """
  }
}
