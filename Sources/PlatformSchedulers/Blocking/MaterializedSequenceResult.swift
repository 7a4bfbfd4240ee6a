/// The result of waiting for a sequence.
@frozen public enum MaterializedSequenceResult<T> {
  /// The sequence sent these elements, then completed.
  case completed(elements: [T])
  /// The sequence sent these elements, then failed or took too long.
  case failed(elements: [T], error: any Error)
}
