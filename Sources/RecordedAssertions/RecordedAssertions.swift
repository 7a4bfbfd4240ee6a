// RxTest's assertions. They need XCTest, which no other module of this package imports. Only test targets depend on
// this module.
import Observables
public import VirtualTime
import XCTest

/// Fails the test unless the recorded events and their times equal the expected ones.
///
///     XCTAssertEqual(observer.events, [.next(210, 1), .completed(220)])
///
/// The failure shows both lists, line by line.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertEqual<Element: Equatable>(
  _ events: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>], file: StaticString = #filePath,
  line: UInt = #line
) {
  if events != expected { XCTFail("the recorded events differ" + difference(events, expected), file: file, line: line) }
}

/// Fails the test unless the events equal the expected ones.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertEqual<Element: Equatable>(
  _ events: [Event<Element>], _ expected: [Event<Element>], file: StaticString = #filePath, line: UInt = #line
) {
  if events != expected { XCTFail("the events differ" + difference(events, expected), file: file, line: line) }
}

/// Fails the test unless the outcomes of singles equal the expected ones; errors are equal if they print alike.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertEqual<Element: Equatable>(
  _ results: [SingleEvent<Element>], _ expected: [SingleEvent<Element>], file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertEqual(results.map(event), expected.map(event), file: file, line: line)
}

/// Fails the test unless exactly these elements were recorded, at any times, and neither an error nor completion.
///
///     XCTAssertRecordedElements(observer.events, [1, 2])
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertRecordedElements<Element: Equatable>(
  _ events: [Recorded<Event<Element>>], _ expected: [Element], file: StaticString = #filePath, line: UInt = #line
) {
  if let end = events.first(where: { $0.value.isStopEvent }) {
    return XCTFail("only elements were expected, but there is \(end.debugDescription)", file: file, line: line)
  }
  let elements = events.compactMap(\.value.element)
  if elements != expected {
    XCTFail("the recorded elements differ" + difference(elements, expected), file: file, line: line)
  }
}

/// Returns both lists as one text: expected values that are missing begin with `-`, other recorded values with `+`.
private func difference<Value: Equatable>(_ actual: [Value], _ expected: [Value]) -> String {
  let lines = (0..<max(actual.count, expected.count)).flatMap { index -> [String] in
    let (came, wanted) = (
      actual.indices.contains(index) ? actual[index] : nil, expected.indices.contains(index) ? expected[index] : nil
    )
    if came == wanted { return ["  \(text(came))"] }
    return (wanted == nil ? [] : ["- \(text(wanted))"]) + (came == nil ? [] : ["+ \(text(came))"])
  }
  return " (- expected, + recorded):\n" + lines.joined(separator: "\n")
}

private func text<Value>(_ value: Value?) -> String { value.map { String(reflecting: $0) } ?? "" }

private func event<Element>(_ result: SingleEvent<Element>) -> Event<Element> {
  switch result {
  case .success(let element): .next(element)
  case .failure(let error): .error(error)
  }
}
