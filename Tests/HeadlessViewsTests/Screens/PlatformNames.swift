// The names that an app's source uses for these types.
@_exported import PlatformNames
import Testing

/// The assertion of another test framework, in the terms of this one.
// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTAssertEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(value == expected, sourceLocation: sourceLocation)
}
