import Foundation
import RxSwift

// The names of the world outside that the blocks use, so that nothing leaves the process. A name of this module comes
// before the same one of another.

/// The printed lines, in place of standard output.
var printedLines: [String] = []

/// Prints a value.
func print(_ value: Any) { printedLines.append("\(value)") }

/// A request for what is at an address.
struct URLRequest {
  let url: URL
}

/// Keeps requests until somebody answers them, in place of a network.
final class URLSession: ReactiveCompatible {
  static let shared = URLSession()

  /// The requests that wait, oldest first. One that is given up is not among them any more.
  fileprivate(set) var requests: [(request: URLRequest, answer: PublishSubject<Data>)] = []

  /// Answers the oldest request, or lets it fail.
  func answer(_ result: Result<Data, any Error>) {
    let answer = requests.removeFirst().answer
    switch result {
    case .success(let data):
      answer.onNext(data)
      answer.onCompleted()
    case .failure(let error): answer.onError(error)
    }
  }
}

extension Reactive where Base: URLSession {
  /// The answer to a request, which is sent when somebody subscribes.
  func data(request: URLRequest) -> Observable<Data> {
    Observable.deferred { [base] in
      let answer = PublishSubject<Data>()
      base.requests.append((request, answer))
      return answer.do(onDispose: { base.requests.removeAll { $0.answer === answer } })
    }
  }
}
