import ComposableStores
import DispatchSchedulers
import Foundation
import Observables
import Testing
import VirtualTime

@Suite struct DependencyValuesPlatformTests {
  private struct Feature {
    @Dependency(\.uuid) var uuid
    @Dependency(\.date) var date
    @Dependency(\.mainQueue) var mainQueue
    @Dependency(\.continuousClock) var clock
    @Dependency(\.calendar) var calendar
    @Dependency(\.locale) var locale
    @Dependency(\.timeZone) var timeZone
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  }

  @Test func `CA-20: ids count, dates stay and numbers repeat where a test says so`() {
    struct Fixed: RandomNumberGenerator { func next() -> UInt64 { 7 } }
    let scheduler = TestScheduler(initialClock: 0)
    let feature = withDependencies {
      $0.context = .test
      $0.uuid = .incrementing
      $0.date.now = Date(timeIntervalSinceReferenceDate: 5)
      $0.mainQueue = scheduler
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Fixed())
    } operation: {
      Feature()
    }
    let log = WarningLog()
    log.during {
      #expect(feature.uuid().uuidString == "00000000-0000-0000-0000-000000000000")
      #expect(feature.uuid().uuidString == "00000000-0000-0000-0000-000000000001")
      #expect(feature.date() == feature.date.now && feature.date.now.timeIntervalSinceReferenceDate == 5)
      #expect(feature.withRandomNumberGenerator { $0.next() } == 7)
      #expect(feature.mainQueue as AnyObject === scheduler)
    }
    #expect(log.lines == [])
    let same = UUID()
    #expect(UUIDGenerator.constant(same)() == same)
  }

  @Test func `CA-20: what a test does not set is reported where it is used`() {
    let feature = withDependencies {
      $0.context = .test
    } operation: {
      Feature()
    }
    let log = WarningLog()
    log.during {
      _ = (feature.uuid(), feature.date.now, feature.mainQueue, feature.clock)
      _ = (feature.calendar, feature.locale, feature.timeZone, feature.withRandomNumberGenerator)
    }
    #expect(
      log.lines
        == [
          "uuid", "date", "mainQueue", "continuousClock", "calendar", "locale", "timeZone", "withRandomNumberGenerator",
        ].map { "the dependency '\($0)' is used and was not set for the test" })
  }

  @Test func `CA-20: the running program has real ids and dates`() {
    let feature = Feature()
    #expect(feature.uuid() != feature.uuid())
    #expect(abs(feature.date.now.timeIntervalSinceNow) < 3_600)
    #expect(feature.mainQueue is MainScheduler)
  }

  @Test func `CA-20: on a virtual clock nothing depends on the machine or the moment`() throws {
    let clock = VirtualClock()
    try clock.whilePlaying {
      try clock.advance(by: .seconds(90))
      let feature = Feature()
      #expect(feature.date.now == Date(timeIntervalSinceReferenceDate: 90))
      #expect(feature.locale.identifier == "en_US")
      #expect(feature.timeZone.secondsFromGMT() == 0 && feature.calendar.timeZone == feature.timeZone)
      #expect(feature.calendar.identifier == .gregorian)
      #expect(feature.mainQueue.now == .seconds(90))
    }
  }
}
