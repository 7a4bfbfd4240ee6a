import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite struct GoldenFollowerTests {
  private static let header = "reel-timeline 1\n"
  private let scratch: ScratchDirectory

  init() throws { scratch = try ScratchDirectory() }

  private func follower(_ golden: String) throws -> GoldenFollower? {
    try scratch.write(golden, to: "x.timeline")
    return GoldenFollower("x.timeline", from: scratch.url.path)
  }

  @Test(arguments: [1, 7, 65_519, 65_520, 65_521, 400_000])
  func `a golden of any size is followed in pieces of any size`(size: Int) throws {
    let text = (0..<40_000).map { "> line \($0)\n" }.joined()
    let golden = try #require(try follower(Self.header + text))
    let start = golden.place
    #expect(start == Self.header.utf8.count)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      #expect(rest.prefix(size).withUnsafeBytes(golden.goesOn))
      rest = rest.dropFirst(size)
    }
    #expect(golden.part(from: start).range == start..<(start + text.utf8.count))
    #expect(golden.text(from: start) == Array(text.utf8))
    #expect(![UInt8](">".utf8).withUnsafeBytes(golden.goesOn))
  }

  @Test func `text that the golden does not have ends at the place before it`() throws {
    let long = String(repeating: "y", count: 100_000)
    let golden = try #require(try follower(Self.header + "== r\n> a\n" + long))
    #expect(Array("== r\n".utf8).withUnsafeBytes(golden.goesOn))
    let start = golden.place
    #expect(Array("> a\n".utf8).withUnsafeBytes(golden.goesOn))
    #expect(!Array((long + "z").utf8).withUnsafeBytes(golden.goesOn))
    #expect(golden.text(from: start) == Array("> a\n".utf8))
    #expect(golden.text(from: Self.header.utf8.count) == Array("== r\n> a\n".utf8))
  }

  @Test func `a golden that is truncated meanwhile gives no text back`() throws {
    let golden = try #require(try follower(Self.header + String(repeating: "y", count: 200_000)))
    let start = golden.place
    #expect([UInt8](repeating: 121, count: 150_000).withUnsafeBytes(golden.goesOn))
    truncate(scratch.url.appending(path: "x.timeline").path, 10)
    #expect(golden.text(from: start) == nil)
    #expect(![UInt8](repeating: 121, count: 50_000).withUnsafeBytes(golden.goesOn))
  }

  @Test func `only a file that begins as a timeline is followed`() throws {
    #expect(GoldenFollower("x.timeline", from: scratch.url.path) == nil)
    #expect(GoldenFollower(scratch.url.path, from: "/") == nil)
    for text in ["", "reel-timeline 2\n== r\n", "== r\n"] { #expect(try follower(text) == nil) }
    let pipe = scratch.url.appending(path: "pipe").path
    mkfifo(pipe, 0o600)
    #expect(GoldenFollower(pipe, from: "/") == nil)
    #expect(try follower(Self.header) != nil)
  }
}
