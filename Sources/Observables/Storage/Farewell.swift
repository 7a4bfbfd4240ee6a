/// What an object with a storage tells when it goes away: before and after what was attached to it is let go.
final class Farewell {
  /// Sends an element and completes when the storage begins to go.
  let beginning = ReplaySubject<Void>.create(bufferSize: 1)
  /// Sends an element and completes when everything that was attached is gone.
  let ending = ReplaySubject<Void>.create(bufferSize: 1)

  func begin() { Self.tell(beginning) }
  func end() { Self.tell(ending) }

  private static func tell(_ subject: ReplaySubject<Void>) {
    subject.onNext(())
    subject.onCompleted()
  }
}
