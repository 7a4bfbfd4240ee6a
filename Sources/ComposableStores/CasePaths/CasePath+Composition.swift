infix operator .. : CasePathComposition

/// Binds from the left, more tightly than any other operator.
precedencegroup CasePathComposition {
  higherThan: BitwiseShiftPrecedence
  associativity: left
}

extension CasePath {
  /// Returns the path into a case of the payload.
  public func appending<Inner>(path: CasePath<Value, Inner>) -> CasePath<Root, Inner> {
    CasePath<Root, Inner>(
      embed: { embed(path.embed($0)) },
      extract: { extract(from: $0).flatMap(path.extract(from:)) })
  }

  /// Returns the path into a case of the payload: `/AppAction.list .. /ListAction.row`.
  public static func .. <Inner>(path: CasePath, inner: CasePath<Value, Inner>) -> CasePath<Root, Inner> {
    path.appending(path: inner)
  }
}

extension CasePath where Root == Value {
  /// The path to the whole value, which always exists.
  public static var `self`: CasePath {
    CasePath(embed: { $0 }, extract: { $0 })
  }
}
