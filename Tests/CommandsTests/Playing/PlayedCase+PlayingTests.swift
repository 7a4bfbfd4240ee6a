import Foundation
import Observables
import Playback
import Reactors
import TestSupport
import Testing
import WorkerProcesses

@testable import Commands

/// Adds what it is sent, and truncates a file when that is zero.
private final class Adder: Reactor {
  enum Action: Decodable { case add(Int) }
  typealias Mutation = Action
  let initialState = 0
  let file: String

  init(_ file: String) { self.file = file }

  func reduce(state: Int, mutation: Action) -> Int {
    guard case .add(let number) = mutation else { return state }
    if number == 0 { truncate(file, 0) }
    return state + number
  }
}

@Suite struct PlayedCasePlayingTests {
  private let scratch: ScratchDirectory

  init() throws { scratch = try ScratchDirectory() }

  private func played(_ script: String, beside golden: [UInt8]? = nil) throws -> PlayedCase {
    let file = scratch.url.appending(path: "x.timeline").path
    let catalog = Catalog()
    catalog.reactor("adder") { _ in Adder(file) }
    let opener = ScriptOpener(catalog: catalog, options: PlayedScript.options)
    let source = ScriptSource(number: 0, path: "x.reel", content: Array("@reactor adder\n\(script)".utf8))
    let one = try #require(opener.open(source).script?.cases.first)
    try scratch.write(String(decoding: golden ?? [], as: UTF8.self), to: "x.timeline")
    let reader = golden == nil ? nil : GoldenReader("x.timeline", from: scratch.url.path)
    // With a page for its progress, each frame is compared as it comes.
    return PlayedCase(playing: one, telling: try SharedProgress.make(), beside: reader)
  }

  private static let header = Array("reel-timeline 1\n".utf8)

  @Test func `a played section is kept only if it differs from the golden's or ends elsewhere`() throws {
    let script = "add 1\nadd 2\n"
    let plain = try played(script)
    let golden = Self.header + plain.section
    for more in [[], Array("== next\n".utf8)] {
      let same = try played(script, beside: golden + more)
      #expect(same.goldenPart?.range == Self.header.count..<golden.count)
      #expect(same.section == Array("== adder\n".utf8))
      #expect(same.causes.count == 0)
    }
    let others = [Array(golden.dropLast()), golden.dropLast(9) + Array("!\n".utf8), golden + Array("  more\n".utf8)]
    for other in others { #expect(try played(script, beside: other) == plain) }
  }

  @Test func `a golden that is lost while its case is played is a mistake`() throws {
    let script = String(repeating: "add 1\n", count: 5_000) + "add 0\n"
    let golden = Self.header + (try played(script + "add 1")).section
    let lost = try played(script + "add 2", beside: golden)
    #expect(lost.outcome.mistakes.map(\.description) == ["error: cannot read 'x.timeline' any more"])
  }
}
