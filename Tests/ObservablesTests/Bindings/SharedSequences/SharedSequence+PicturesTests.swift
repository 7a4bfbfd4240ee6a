import Observables
import Testing
import VirtualTime

/// The pictures of the operators of drivers and signals. How they share and keep to their scheduler stands in the
/// tests beside this one.
struct SharedSequencePicturesTests {
  @Test(arguments: creating + filtering + transforming + combining + timing)
  func `RX-05, RX-06: every operator sends what its picture shows`(_ row: PictureTable.Row) {
    #expect(row.difference() == nil)
  }

  @Test func `a picture that does not match is a difference`() {
    var table = PictureTable()
    table.row("nothing", "-a---b-a-|") { $0.cold("-a-A-b-a-|") }
    #expect(table.rows[0].difference() != nil)
  }

  private static let creating: [PictureTable.Row] = {
    var table = PictureTable()
    table.row("empty", "|") { _ in Driver<Int>.empty() }
    table.row("never", "-----") { _ in Driver<Int>.never() }
    table.row("just", "[a|]") { _ in Driver.just("a") }
    table.row("deferred", "-a-b-|") { play in Driver.deferred { play.cold("-a-b-|") } }
    table.row("of", "[abc|]") { _ in Driver.of("a", "b", "c") }
    table.row("from an array", "[abc|]") { _ in Signal.from(["a", "b", "c"]) }
    table.row("from a lazy collection", "[abc|]") { _ in Driver.from(["b": 1, "c": 2, "a": 3].keys.sorted().lazy) }
    table.row("from an optional", "[a|]") { _ in Signal.from(optional: "a" as String?) }
    table.row("from nil", "|") { _ in Signal.from(optional: nil as String?) }
    table.row("interval", "---0--1--2") { _ in Driver<Int>.interval(.milliseconds(30)) }
    table.row("timer", "-0--1--2") { _ in Signal<Int>.timer(.milliseconds(10), period: .milliseconds(30)) }
    return table.rows
  }()

  private static let filtering: [PictureTable.Row] = {
    var table = PictureTable()
    let (marbles, distinct) = ("-a-A-b-a-|", "-a---b-a-|")
    table.row("filter", "-1---3-|") { $0.driver("-1-2-3-|").filter { $0 != "2" } }
    table.row("skip", "-----3-|") { $0.driver("-1-2-3-|").skip(2) }
    table.row("distinctUntilChanged", "-1---2-1-|") { $0.driver("-1-1-2-1-|").distinctUntilChanged() }
    table.row("distinctUntilChanged by a key", distinct) {
      $0.cold(marbles).distinctUntilChanged { $0.lowercased() }
    }
    table.row("distinctUntilChanged by a comparer", distinct) {
      $0.cold(marbles).distinctUntilChanged { $0.lowercased() == $1.lowercased() }
    }
    table.row("distinctUntilChanged by both", distinct) {
      $0.cold(marbles).distinctUntilChanged({ $0.lowercased() }) { $0 == $1 }
    }
    table.row("do", "-a-b-|") { $0.driver("-a-b-|").do(onNext: { _ in }) }
    table.row("debug", "-a-b-|") { $0.driver("-a-b-|").debug("name", trimOutput: true) }
    return table.rows
  }()

  private static let transforming: [PictureTable.Row] = {
    var table = PictureTable()
    table.row("map", "-2-4-6-|") { $0.driver("-1-2-3-|") { Int($0)! }.map { $0 * 2 } }
    table.row("compactMap", "-1---3-|") { $0.driver("-1-x-3-|").compactMap { Int($0) } }
    table.row("scan", "-1-3-6-|") { $0.driver("-1-2-3-|") { Int($0)! }.scan(0) { $0 + $1 } }
    table.row("scan of an operator", "-1-3-6-|") { $0.driver("-1-2-3-|") { Int($0)! }.scan(0, accumulator: +) }
    table.row("flatMap", "--1-2-[34]-5|") { play in play.cold("-a---b-|").flatMap { inner($0, play) } }
    table.row("flatMapLatest", "--1-2-4-5|") { play in play.cold("-a---b-|").flatMapLatest { inner($0, play) } }
    table.row("flatMapFirst", "--1-2-3|") { play in play.cold("-a---b-|").flatMapFirst { inner($0, play) } }
    table.row("merge of a sequence of sequences", "--1-2-[34]-5|") { play in
      play.cold("-a---b-|").map { inner($0, play) }.merge()
    }
    table.row("switchLatest", "--1-2-4-5|") { play in play.cold("-a---b-|").map { inner($0, play) }.switchLatest() }
    table.row("merge of one at a time", "--1-2-3-4-5|") { play in
      play.cold("-a---b-|").map { inner($0, play) }.merge(maxConcurrent: 1)
    }
    table.row("flatMap from a driver into a signal", "-x---y-|", where: ["x": "aa", "y": "bb"]) { play in
      let signal: Signal<String> = play.driver("-a---b-|").flatMap { Signal.just($0 + $0) }
      return signal
    }
    return table.rows
  }()

  /// The sequence that a letter of the pictures above stands for.
  @Sendable private static func inner(_ letter: String, _ play: SharedPlay) -> Driver<String> {
    play.cold(letter == "a" ? "-1-2-3|" : "-4-5|")
  }

  private static let combining: [PictureTable.Row] = {
    var table = PictureTable()
    let (first, second) = ("-1---3-|", "---2------4-|")
    table.row("merge of two", "-1-2-3----4-|") { Driver.merge($0.driver(first), $0.driver(second)) }
    table.row("merge of an array", "-1-2-3----4-|") { Driver.merge([$0.driver(first), $0.driver(second)]) }
    table.row("merge of a collection", "-1-2-3----4-|") {
      Driver.merge(ContiguousArray([$0.driver(first), $0.driver(second)]))
    }
    table.row("concat", "-1-2--3-|") { Driver.concat([$0.cold("-1-2-|"), $0.cold("-3-|")]) }
    table.row("concat of an endless sequence", "-1--1--1") { play in
      Driver.concat(sequence(state: ()) { _ in play.cold("-1-|") })
    }
    table.row("startWith", "xa-b-|") { $0.cold("-a-b-|").startWith("x") }
    table.row("withLatestFrom of both", "-----p-q-|", where: ["p": "2x", "q": "3x"]) {
      $0.driver("-1---2-3-|").withLatestFrom($0.driver("---x-----y|")) { $0 + $1 }
    }
    table.row("withLatestFrom", "-----x-x-|") { $0.driver("-1---2-3-|").withLatestFrom($0.driver("---x-----y|")) }
    let (third, fourth) = ("-1---2----|", "---x---y-|")
    table.row("zip of a collection, joined", "---p---q--|", where: ["p": "1x", "q": "2y"]) {
      Driver.zip([$0.cold(third), $0.cold(fourth)]) { $0.joined() }
    }
    table.row("zip of a collection", "---p---q--|", where: ["p": #"["1", "x"]"#, "q": #"["2", "y"]"#]) {
      Driver.zip([$0.cold(third), $0.cold(fourth)])
    }
    table.row("combineLatest of a collection, joined", "---p-q-r--|", where: ["p": "1x", "q": "2x", "r": "2y"]) {
      Driver.combineLatest([$0.cold(third), $0.cold(fourth)]) { $0.joined() }
    }
    let pairs = ["p": #"["1", "x"]"#, "q": #"["2", "x"]"#, "r": #"["2", "y"]"#]
    table.row("combineLatest of a collection", "---p-q-r--|", where: pairs) {
      Driver.combineLatest([$0.cold(third), $0.cold(fourth)])
    }
    return table.rows
  }()

  private static let timing: [PictureTable.Row] = {
    var table = PictureTable()
    table.row("debounce", "------b---[c|]") { $0.driver("-a-b----c-|").debounce(.milliseconds(30)) }
    table.row("throttle", "-a--c---d-|") { $0.cold("-abc----d-|").throttle(.milliseconds(30)) }
    table.row("throttle without the latest", "-a------d-|") {
      $0.cold("-abc----d-|").throttle(.milliseconds(30), latest: false)
    }
    table.row("delay", "---a-b-|") { $0.signal("-a-b-|").delay(.milliseconds(20)) }
    return table.rows
  }()
}
