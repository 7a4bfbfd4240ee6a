import Foundation
import TestSupport
import Testing

/// The page `ChoosingAnOperator` names only operators that exist, and all but a few further forms of them.
struct ChoosingTests {
  private let page = Repository.text("Sources/Observables/Observables.docc/ChoosingAnOperator.md") ?? ""

  @Test func `RX-31: every leaf of the page names an operator that exists`() {
    let named = page.matches(of: #/`([^`]+)`/#).map { String($0.1) }
    // These lead to a single, or run a task: their own tests say what they do.
    let others = ["toArray()", "run(priority:_:)", "asObservable(priority:)"]
    let known = Set(Self.listed.map { $0.replacing("static ", with: "") } + others)
    #expect(named.count > 60)
    #expect(named.filter { !known.contains($0) } == [])
  }

  @Test func `RX-31: the page leads to every operator but the further forms of one that it names`() {
    func name(_ signature: String) -> String { String(signature.replacing("static ", with: "").prefix { $0 != "(" }) }
    let named = Set(page.matches(of: #/`([^`]+)`/#).map { name(String($0.1)) })
    let further: Set = ["refCount", "replayAll", "withUnretained"]
    #expect(Set(Self.listed.map(name)).subtracting(named) == further)
  }

  private static let listed = Operator.ofObservables.map(\.signature) + Origin.all.map(\.signature)
}
