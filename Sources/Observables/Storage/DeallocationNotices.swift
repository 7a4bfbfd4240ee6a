/// The notifications of an object with a storage that goes away: one before its attachments are released, one after.
final class DeallocationNotices {
  /// Sends an element and completes before the attachments are released.
  let beginning = ReplaySubject<Void>.create(bufferSize: 1)
  /// Sends an element and completes after the attachments were released.
  let ending = ReplaySubject<Void>.create(bufferSize: 1)

  func begin() { Self.tell(beginning) }
  func end() { Self.tell(ending) }

  private static func tell(_ subject: ReplaySubject<Void>) {
    subject.onNext(())
    subject.onCompleted()
  }
}
