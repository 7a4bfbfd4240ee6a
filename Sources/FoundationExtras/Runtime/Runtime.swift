import Foundation

/// Calls `body`; without the Objective-C runtime there is no pool to drain.
public func autoreleasepool<Failure: Error, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

/// Returns the seconds since the first instant of 2001, UTC. Like `Date()`, it is real while a script plays.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }

/// Returns the seconds since the system was started. Like `Date()`, it is real while a script plays.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

/// The type of status codes of older frameworks.
public typealias OSStatus = Int32

/// The Objective-C name of the integer type.
public typealias NSInteger = Int
