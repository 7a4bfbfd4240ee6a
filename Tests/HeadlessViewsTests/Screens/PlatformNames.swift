// The names under which an app's source knows all this.
@_exported import PlatformNames
import Testing

/// The assertion of another test framework, in the terms of this one.
// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTAssertEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(value == expected, sourceLocation: sourceLocation)
}
