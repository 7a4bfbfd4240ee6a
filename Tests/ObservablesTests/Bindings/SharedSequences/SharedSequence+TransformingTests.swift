import Observables
import TestSupport
import Testing
import VirtualTime

struct SharedSequenceTransformingTests {
  private let play = SharedPlay()

  @Test("RX-05: the picture of map")
  func map() {
    #expect(play.difference(from: "-2-4-6-|") { play.driver("-1-2-3-|") { Int($0)! }.map { $0 * 2 } } == nil)
  }

  @Test("RX-05: the picture of compactMap")
  func compactMap() {
    #expect(play.difference(from: "-1---3-|") { play.driver("-1-x-3-|").compactMap { Int($0) } } == nil)
  }

  @Test("RX-05: the picture of scan")
  func scan() {
    #expect(play.difference(from: "-1-3-6-|") { play.driver("-1-2-3-|") { Int($0)! }.scan(0) { $0 + $1 } } == nil)
    #expect(play.difference(from: "-1-3-6-|") { play.driver("-1-2-3-|") { Int($0)! }.scan(0, accumulator: +) } == nil)
  }

  /// The sequence that a letter of the pictures below stands for.
  private func inner(_ letter: String) -> Driver<String> { play.cold(letter == "a" ? "-1-2-3|" : "-4-5|") }

  @Test("RX-05: the pictures of the flattening operators")
  func flattening() {
    #expect(play.difference(from: "--1-2-[34]-5|") { play.cold("-a---b-|").flatMap { inner($0) } } == nil)
    #expect(play.difference(from: "--1-2-4-5|") { play.cold("-a---b-|").flatMapLatest { inner($0) } } == nil)
    #expect(play.difference(from: "--1-2-3|") { play.cold("-a---b-|").flatMapFirst { inner($0) } } == nil)
  }

  @Test("RX-05: the pictures of the operators on sequences of sequences")
  func sequencesOfSequences() {
    #expect(play.difference(from: "--1-2-[34]-5|") { play.cold("-a---b-|").map { inner($0) }.merge() } == nil)
    #expect(play.difference(from: "--1-2-4-5|") { play.cold("-a---b-|").map { inner($0) }.switchLatest() } == nil)
    #expect(
      play.difference(from: "--1-2-3-4-5|") { play.cold("-a---b-|").map { inner($0) }.merge(maxConcurrent: 1) } == nil)
  }

  @Test("RX-06: a driver may be flattened into a signal")
  func kinds() {
    let signal: Signal<String> = play.driver("-a---b-|").flatMap { Signal.just($0 + $0) }
    #expect(play.difference(from: "-x---y-|", where: ["x": "aa", "y": "bb"]) { signal } == nil)
  }

  @Test("RX-05: functions, initialisers and key paths stand for closures")
  func references() {
    VirtualClock().whilePlaying {
      #expect(Driver.just("ab").map(\.count).asObservable().heard == ["2", "completed"])
      #expect(Driver.just(7).map(String.init).asObservable().heard == ["7", "completed"])
      #expect(Driver.just("7").compactMap(Int.init).asObservable().heard == ["7", "completed"])
      #expect(Driver.just(7).flatMapLatest(Driver.just).asObservable().heard == ["7", "completed"])
    }
  }
}
