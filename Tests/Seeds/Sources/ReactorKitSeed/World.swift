import Foundation
import RxSwift

// The names of the world outside that the blocks use. A name of this module comes before the same one of another.

/// The results of assertions, one entry each, in place of XCTest.
var assertions: [Bool] = []

/// Notes whether both are equal.
// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTAssertEqual<Value: Equatable>(_ left: Value, _ right: Value) { assertions.append(left == right) }

/// Answers later, when a test says so.
enum UserAPI {
  static let answers = PublishSubject<Bool>()

  static func isFollowing(_ id: Int) -> Observable<Bool> { answers.take(1) }
  static func follow() -> Observable<Void> { answers.take(1).map { _ in } }
}

/// A user.
struct User: Equatable {
  let name: String
}
