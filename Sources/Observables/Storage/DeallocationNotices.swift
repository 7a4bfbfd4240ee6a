/// The notifications of an object with a storage that goes away: one before its attachments are released, one after.
final class DeallocationNotices {
  /// Sends an element and completes before the attachments are released.
  let beginning = ReplaySubject<Void>.create(bufferSize: 1)
  /// Sends an element and completes after the attachments were released.
  let ending = ReplaySubject<Void>.create(bufferSize: 1)

  func begin() { Self.send(to: beginning) }
  func end() { Self.send(to: ending) }

  private static func send(to subject: ReplaySubject<Void>) {
    subject.onNext(())
    subject.onCompleted()
  }
}
