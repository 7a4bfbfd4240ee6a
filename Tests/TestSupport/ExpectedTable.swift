import Testing

/// Expects what a closure makes of each input of a table; a failure names the input.
public func expect<Input, Output: Equatable>(
  _ table: KeyValuePairs<Input, Output>, sourceLocation: SourceLocation = #_sourceLocation,
  of make: (Input) throws -> Output
) rethrows {
  for (input, expected) in table {
    let actual = try make(input)
    #expect(actual == expected, "of \(input)", sourceLocation: sourceLocation)
  }
}
