import DispatchSchedulers
import FoundationValues
import Observables

// The dependencies of every program. While a script plays, their values do not depend on the machine, the time or
// chance. A test that uses a dependency without setting it fails, and gets the value of the program.

extension DependencyValues {
  /// Makes ids; while a script plays, they count from 0 in each case.
  public var uuid: UUIDGenerator {
    get { self[UUIDKey.self] }
    set { self[UUIDKey.self] = newValue }
  }

  /// Tells the date; while a script plays, that is the virtual time after the first instant of 2001, in UTC.
  public var date: DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }

  /// The scheduler of the main queue, which is the virtual clock while a script plays.
  public var mainQueue: any SchedulerType {
    get { self[MainQueueKey.self].scheduler }
    set { self[MainQueueKey.self] = SharedScheduler(scheduler: newValue) }
  }

  /// The clock by which tasks sleep; it shows virtual time where those of the language do.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The calendar of the user; while a script plays, the Gregorian one in the time zone of Greenwich.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The language and region of the user; while a script plays, `en_US`.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone of the user; while a script plays, that of Greenwich.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Lends a random number generator; while a script plays, its numbers come from the script's seed.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[RandomNumbersKey.self] }
    set { self[RandomNumbersKey.self] = newValue }
  }
}

private enum UUIDKey: DependencyKey {
  static let liveValue = UUIDGenerator { AmbientScheduler.chance.map { UUID($0.nextID()) } ?? UUID() }
  static var testValue: UUIDGenerator { unset("uuid", liveValue) }
}

private enum DateKey: DependencyKey {
  static let liveValue = DateGenerator {
    AmbientScheduler.current.map { Date(timeIntervalSinceReferenceDate: $0.now / .seconds(1)) } ?? Date()
  }
  static var testValue: DateGenerator { unset("date", liveValue) }
}

private enum MainQueueKey: DependencyKey {
  static var liveValue: SharedScheduler { SharedScheduler(scheduler: MainScheduler.instance) }
  static var testValue: SharedScheduler { unset("mainQueue", liveValue) }
}

/// `@unchecked Sendable`: schedulers are made to be called from any thread, or are used by one test alone.
private struct SharedScheduler: @unchecked Sendable {
  let scheduler: any SchedulerType
}

private enum ContinuousClockKey: DependencyKey {
  static var liveValue: any Clock<Duration> { ContinuousClock() }
  static var testValue: any Clock<Duration> { unset("continuousClock", liveValue) }
}

private enum CalendarKey: DependencyKey {
  static var liveValue: Calendar {
    if AmbientScheduler.current == nil { return .autoupdatingCurrent }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
  static var testValue: Calendar { unset("calendar", liveValue) }
}

private enum LocaleKey: DependencyKey {
  static var liveValue: Locale {
    AmbientScheduler.current == nil ? .autoupdatingCurrent : Locale(identifier: "en_US")
  }
  static var testValue: Locale { unset("locale", liveValue) }
}

private enum TimeZoneKey: DependencyKey {
  static var liveValue: TimeZone { AmbientScheduler.current == nil ? .autoupdatingCurrent : .gmt }
  static var testValue: TimeZone { unset("timeZone", liveValue) }
}

private enum RandomNumbersKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(Numbers())
  static var testValue: WithRandomNumberGenerator { unset("withRandomNumberGenerator", liveValue) }

  private struct Numbers: RandomNumberGenerator {
    func next() -> UInt64 {
      if let chance = AmbientScheduler.chance { return chance.nextRandomBits() }
      var system = SystemRandomNumberGenerator()
      return system.next()
    }
  }
}

/// Reports a dependency that a test uses and does not set.
private func unset<Value>(_ name: String, _ value: Value) -> Value {
  StoreWarning.report("the dependency '\(name)' is used and was not set for the test")
  return value
}
