import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite struct GoldenReaderTests {
  private static let header = "reel-timeline 1\n"
  private let scratch: ScratchDirectory

  init() throws { scratch = try ScratchDirectory() }

  private func reader(_ golden: String) throws -> GoldenReader? {
    try scratch.write(golden, to: "x.timeline")
    return GoldenReader("x.timeline", from: scratch.url.path)
  }

  @Test(arguments: [1, 7, 65_519, 65_520, 65_521, 400_000])
  func `a golden of any size is compared in pieces of any size`(size: Int) throws {
    let text = (0..<40_000).map { "> line \($0)\n" }.joined()
    let golden = try #require(try reader(Self.header + text))
    let start = golden.offset
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

  @Test func `text that the golden does not have ends at the offset before it`() throws {
    let long = String(repeating: "y", count: 100_000)
    let golden = try #require(try reader(Self.header + "== r\n> a\n" + long))
    #expect(Array("== r\n".utf8).withUnsafeBytes(golden.goesOn))
    let start = golden.offset
    #expect(Array("> a\n".utf8).withUnsafeBytes(golden.goesOn))
    #expect(!Array((long + "z").utf8).withUnsafeBytes(golden.goesOn))
    #expect(golden.text(from: start) == Array("> a\n".utf8))
    #expect(golden.text(from: Self.header.utf8.count) == Array("== r\n> a\n".utf8))
  }

  @Test(arguments: [0, 200_000])
  func `a golden that ends where the text goes on gives its text back`(size: Int) throws {
    let text = "== r\n" + String(repeating: "y", count: size)
    let golden = try #require(try reader(Self.header + text))
    let start = golden.offset
    #expect(!Array((text + "z").utf8).withUnsafeBytes(golden.goesOn))
    #expect(Array(text.utf8).withUnsafeBytes(golden.goesOn))
    #expect(!Array("z".utf8).withUnsafeBytes(golden.goesOn))
    #expect(golden.text(from: start) == Array(text.utf8))
  }

  @Test(arguments: [0, 65_515, 65_520, 200_000])
  func `a section ends where the next one begins or the golden ends`(size: Int) throws {
    let text = "== r\n" + String(repeating: "y", count: size) + "\n"
    let golden = try #require(try reader(Self.header + text + "== s\n"))
    #expect(golden.isBehindSection)
    for part in [text.dropLast(2), text.suffix(2)] {
      #expect(Array(part.utf8).withUnsafeBytes(golden.goesOn))
      #expect(golden.isBehindSection == (golden.offset == Self.header.utf8.count + text.utf8.count))
    }
    #expect(Array("== s\n".utf8).withUnsafeBytes(golden.goesOn))
    #expect(golden.isBehindSection)
  }

  @Test func `a golden that is truncated meanwhile gives no text back`() throws {
    let golden = try #require(try reader(Self.header + String(repeating: "y", count: 200_000)))
    let start = golden.offset
    #expect([UInt8](repeating: 121, count: 150_000).withUnsafeBytes(golden.goesOn))
    truncate(scratch.url.appending(path: "x.timeline").path, 10)
    #expect(golden.text(from: start) == nil)
    #expect(![UInt8](repeating: 121, count: 50_000).withUnsafeBytes(golden.goesOn))
  }

  @Test func `only a file that begins as a timeline is read`() throws {
    #expect(GoldenReader("x.timeline", from: scratch.url.path) == nil)
    #expect(GoldenReader(scratch.url.path, from: "/") == nil)
    for text in ["", "reel-timeline 2\n== r\n", "== r\n"] { #expect(try reader(text) == nil) }
    let pipe = scratch.url.appending(path: "pipe").path
    mkfifo(pipe, 0o600)
    #expect(GoldenReader(pipe, from: "/") == nil)
    #expect(try reader(Self.header) != nil)
  }
}
