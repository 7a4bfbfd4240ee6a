import Observables

@testable import SampleReactors

/// Examples that answer at once, or when a test says so.
final class FakeExamples: ExampleService {
  let namesReply = PublishSubject<[String]>()
  let followReply = PublishSubject<Bool>()
  let deleteReply = PublishSubject<Bool>()

  func names() -> Observable<[String]> { namesReply.take(1) }
  func isFollowing(_ name: String) -> Observable<Bool> { .just(name == "followed") }
  func follow(_ name: String) -> Observable<Bool> { followReply.take(1) }
  func delete(_ name: String) -> Observable<Bool> { deleteReply.take(1) }
}

extension ExampleReactor {
  /// An example of these examples.
  convenience init(_ name: String, of examples: FakeExamples) {
    self.init(name: name, service: examples, report: { _ in })
  }
}
