import RxSwift
import RxTest

enum UploadError: Error, Equatable {
  case busy
  case forbidden
}

final class Uploader {
  private(set) var attempts = 0
  private let failures: [UploadError]

  init(failures: [UploadError]) { self.failures = failures }

  func upload(_ name: String) -> Observable<Double> {
    Observable.create { observer in
      let attempt = self.attempts
      self.attempts += 1
      observer.onNext(0)
      if attempt < self.failures.count {
        observer.onError(self.failures[attempt])
      } else {
        observer.onNext(0.5)
        observer.onNext(1)
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }
}

extension ObservableType {
  func retryWithBackoff(_ maxAttempts: Int, scheduler: SchedulerType, while isTransient: @escaping (Error) -> Bool)
    -> Observable<Element>
  {
    retry(when: { errors in
      errors.enumerated().flatMap { attempt, error -> Observable<Int> in
        guard attempt + 1 < maxAttempts, isTransient(error) else { return .error(error) }
        return Observable<Int>.timer(.seconds(1 << attempt), scheduler: scheduler)
      }
    })
  }
}

func upload(_ checks: Checks) {
  func run(_ failures: [UploadError], _ make: @escaping (Uploader, TestScheduler) -> Observable<Double>)
    -> (events: [Recorded<Event<Double>>], attempts: Int)
  {
    let scheduler = TestScheduler(initialClock: 0)
    let uploader = Uploader(failures: failures)
    let observer = scheduler.start { make(uploader, scheduler) }
    return (observer.events, uploader.attempts)
  }

  let patient = run([.busy, .busy]) { uploader, scheduler in
    uploader.upload("a.png").retryWithBackoff(4, scheduler: scheduler) { $0 as? UploadError == .busy }
  }
  checks.expect(
    patient.events,
    Recorded.events(
      .next(200, 0), .next(201, 0), .next(203, 0), .next(203, 0.5), .next(203, 1), .completed(203)))
  checks.expect(patient.attempts, 3)

  let refused = run([.busy, .forbidden]) { uploader, scheduler in
    uploader.upload("a.png").retryWithBackoff(4, scheduler: scheduler) { ($0 as? UploadError) == .busy }
  }
  checks.expect(refused.events, [.next(200, 0), .next(201, 0), .error(201, UploadError.forbidden)])

  let zipped = run([.busy, .busy, .busy]) { uploader, scheduler in
    uploader.upload("a.png").retry(when: { (errors: Observable<UploadError>) in
      Observable.zip(errors, Observable.range(start: 1, count: 2)) { $1 }
        .flatMap { Observable<Int>.timer(.seconds($0 * 10), scheduler: scheduler) }
    })
  }
  checks.expect(zipped.events, [.next(200, 0), .next(210, 0), .next(230, 0)])

  let thrice = run([.busy, .busy, .busy]) { uploader, _ in uploader.upload("a.png").retry(3) }
  checks.expect(thrice.events.last, .error(200, UploadError.busy))
  checks.expect(thrice.attempts, 3)

  let always = run([.busy, .busy, .busy, .busy]) { uploader, _ in uploader.upload("a.png").retry().takeLast(1) }
  checks.expect(always.events, [.next(200, 1), .completed(200)])
}
