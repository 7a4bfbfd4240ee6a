import Foundation

/// Calls `body`; without the Objective-C runtime there is no pool to drain.
public func autoreleasepool<Failure: Error, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

/// Returns the wall clock time, in seconds since 2001; like `Date()`, it is not virtual.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds since the first instant of 2001, in UTC.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }

/// Returns the time since the system was started, in seconds; like `Date()`, it is not virtual.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

/// The type of status codes of older frameworks.
public typealias OSStatus = Int32

/// The Objective-C name of the integer type.
public typealias NSInteger = Int
