import Foundation

/// Calls `body`: there is no pool to drain without the runtime of Objective-C.
public func autoreleasepool<Failure: Error, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

/// The time of the clock on the wall, in seconds since 2001; it is not virtual, as `Date()` is not.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }

/// The status codes of older frameworks.
public typealias OSStatus = Int32

/// A whole number under its name in Objective-C.
public typealias NSInteger = Int
