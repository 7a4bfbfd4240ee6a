import Observables
import Reactors
import Testing

@Suite struct PipelineEditorTests {
  /// Edits the mutations of a `StringReactor`.
  private final class Editor: PipelineEditor, PipelineWatcher {
    var counts: [String: Int] = [:]
    /// The mutations that change places; empty for none.
    var pair: [String] = []
    private(set) var seenPairs: [[String]] = []
    private(set) var seen: [String] = []

    private func text(_ address: UnsafeRawPointer) -> String { address.load(as: String.self) }

    func repetitions(ofMutationAt address: UnsafeRawPointer) -> Int { counts[text(address)] ?? 1 }
    func holds(mutationAt address: UnsafeRawPointer) -> Bool { pair.first == text(address) }
    func swaps(mutationAt address: UnsafeRawPointer, withNextAt next: UnsafeRawPointer) -> Bool {
      seenPairs.append([text(address), text(next)])
      return seenPairs.last == pair
    }

    func sees(mutationAt address: UnsafeRawPointer) { seen.append(text(address)) }
    func sees(actionAt address: UnsafeRawPointer) {}
    func sees(stateAt address: UnsafeRawPointer) {}
    func sees(stubStateAt address: UnsafeRawPointer, after before: UnsafeRawPointer) {}
    func sees(_ error: any Error, ofActionAt address: UnsafeRawPointer) {}
    func sees(termination error: (any Error)?) {}
  }

  private let editor = Editor()

  /// A reactor whose action `abc` causes the mutations `a`, `b` and `c`, with the editor at work.
  private func makeReactor() -> StringReactor {
    let reactor = StringReactor()
    reactor.effect = { .from($0.map { String($0) }) }
    reactor.watch(editor, editor: editor)
    _ = reactor.state
    return reactor
  }

  private func state(after actions: String...) -> String {
    let reactor = makeReactor()
    for action in actions { reactor.action.onNext(action) }
    return reactor.currentState
  }

  @Test func `an editor that changes nothing leaves the states as they are, and sees the neighbours of each effect`() {
    #expect(state(after: "abc", "de") == "abcde")
    #expect(editor.seenPairs == [["a", "b"], ["b", "c"], ["d", "e"]])
  }

  @Test func `a mutation is reduced as often as the editor says, and seen as often`() {
    editor.counts = ["a": 0, "b": 2]
    #expect(state(after: "abc") == "bbc")
    #expect(editor.seen == ["b", "b", "c"])
  }

  @Test func `a mutation that is merged by a transform is counted as well`() {
    editor.counts = ["x": 0, "y": 2]
    let reactor = StringReactor()
    reactor.mutations = { .merge($0, .of("x", "y")) }
    reactor.watch(editor, editor: editor)
    _ = reactor.state
    #expect(reactor.currentState == "yy")
  }

  @Test func `two neighbours change places wherever they follow each other`() {
    editor.pair = ["a", "b"]
    #expect(state(after: "abcab") == "bacba")
  }

  @Test func `a mutation that waits for another neighbour is only late`() {
    editor.pair = ["a", "b"]
    #expect(state(after: "acb") == "acb")
    #expect(state(after: "aab") == "aba")
  }

  @Test func `a mutation whose neighbour never comes is reduced at the end of its effect, before the next action`() {
    editor.pair = ["a", "b"]
    #expect(state(after: "ca", "b") == "cab")
  }

  @Test func `a mutation that waits is reduced before the error of its effect, which is reported`() {
    editor.pair = ["a", "b"]
    let reactor = makeReactor()
    reactor.effect = { _ in .concat([.just("a"), .error(Failure(name: "e"))]) }
    let history = History()
    let trace = history.trace(reactor)
    reactor.action.onNext("go")
    #expect(history.lines == ["> go", "~ a", "= a", #"! go: Failure(name: "e")"#])
    trace.dispose()
  }

  @Test func `a reactor that was halted is edited no more`() {
    let reactor = makeReactor()
    reactor.halt()
    reactor.action.onNext("abc")
    #expect(editor.seen.isEmpty)
  }
}
