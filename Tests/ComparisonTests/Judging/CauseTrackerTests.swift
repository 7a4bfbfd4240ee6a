import Testing
import Timelines

@testable import Comparison

struct CauseTrackerTests {
  private let frames = ["0ms = 1", "1ms > a", "1ms ~ m", "2ms ~ late", "2ms < p#1", "2ms ~ m"]

  @Test func `a tracker follows the steps of one side`() throws {
    let frames = try Sample.timeline(frames.map { "       \($0)" }.joined(separator: "\n")).cases[0].frames
    var tracker = CauseTracker()
    tracker.enter(1, of: frames)
    #expect(tracker.isAtHead(1))
    #expect(tracker.isBehindInput)
    tracker.headDiffers(as: .action, alone: true)
    tracker.enter(2, of: frames)
    #expect(!tracker.isAtHead(2))
    #expect(tracker.isBehindDifferingHead)
    #expect(tracker.lacksInput)
    tracker.enter(3, of: frames)
    #expect(!tracker.isBehindDifferingHead)
    #expect(!tracker.isBehindInput)
    tracker.headDiffers(as: .mutation, alone: true)
    #expect(!tracker.isBehindDifferingHead)
    tracker.enter(4, of: frames)
    tracker.headDiffers(as: .reply, alone: false)
    tracker.enter(5, of: frames)
    #expect(tracker.isBehindDifferingHead)
  }

  @Test func `an emission on one side alone is a lacking input; a paired action and a lone reply are not`() {
    var tracker = CauseTracker()
    tracker.headDiffers(as: .action, alone: false)
    tracker.headDiffers(as: .reply, alone: true)
    #expect(!tracker.lacksInput)
    tracker.headDiffers(as: .emit, alone: true)
    #expect(tracker.lacksInput)
  }
}
