import Comparison
import Testing
import Timelines

@Suite struct StatePathOccurrenceTests {
  private func timeline(_ frames: String...) throws -> Timeline {
    let lines = ["reel-timeline 1", "== r"] + frames.map { "       0ms \($0)" }
    return try Timeline(parsing: Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  @Test(arguments: [
    ("items", true), ("items.*.id", true), ("items.0.id", true), ("*.0", true), ("items.1", false), ("id", false),
    ("items.*.name", false), ("name.first", false), ("name", true),
  ])
  func `a path occurs in a timeline where a state has a value at it`(path: String, occurs: Bool) throws {
    let timeline = try timeline(#"= {"items":[{"id":1}],"name":null}"#)
    #expect(try #require(StatePath(path)).occurs(in: timeline) == occurs)
  }

  @Test(arguments: [
    (#"~ add  items.+1: {"id":2}"#, "items.*.id"), (#"~ set  user: null -> {"id":2}"#, "user.id"),
    (#"~ set  user: {"id":2} -> null"#, "user.id"), ("~ move  items.1 -> items.0", "items.*.id"),
    (#"^ flash {"id":2}"#, "flash.id"), (#"~ cells.0: set  user: null -> {"id":2}"#, "cells.*.user.id"),
    (#"= cells.0: {"id":2}"#, "cells.0.id"),
  ])
  func `a path occurs in a timeline where a change, a pulse or a nested reactor has a value at it`(
    frame: String, path: String
  ) throws {
    #expect(try #require(StatePath(path)).occurs(in: timeline("= {}", frame)))
    #expect(try !#require(StatePath(path + ".x")).occurs(in: timeline("= {}", frame)) || frame.contains("move"))
    #expect(try !#require(StatePath(path)).occurs(in: timeline("= {}", "> go")))
  }
}
