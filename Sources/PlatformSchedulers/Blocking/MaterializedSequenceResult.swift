/// How a sequence went that was waited for.
@frozen public enum MaterializedSequenceResult<T> {
  /// It sent these elements, then completed.
  case completed(elements: [T])
  /// It sent these elements, then failed or took too long.
  case failed(elements: [T], error: any Error)
}
