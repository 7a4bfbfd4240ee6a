import Foundation
import OSLog
import ReactorKit
import RxSwift

enum PinError: Error {
  case wrong(left: Int)
  case locked
}

protocol PinServiceType {
  var hints: PublishSubject<(Int, text: String)> { get }

  func check(_ pin: String, nonce length: Int) -> Single<Bool>
}

protocol PinDelegate: AnyObject {
  func pinWasAccepted(_ pin: String)
}

final class PinReactor: Reactor {
  enum Action {
    case type(Character)
    case enter
    case fail(Error)
  }

  enum Mutation {
    case setPin(String)
    case setMessage(String?)
  }

  struct State {
    var pin = ""
    var message: String?
  }

  let initialState = State()
  private let service: PinServiceType
  private weak var delegate: PinDelegate?

  init(service: PinServiceType, delegate: PinDelegate) {
    self.service = service
    self.delegate = delegate
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let hints = service.hints.map { number, text in Mutation.setMessage("\(number). \(text)") }
    return .merge(mutation, hints)
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .type(let character):
      return .just(.setPin(currentState.pin + String(character)))
    case .fail(let error):
      return .just(.setMessage(error.localizedDescription))
    case .enter:
      let pin = currentState.pin
      os_log(.debug, "a pin of \(pin.count, privacy: .public) characters")
      return service.check(pin, nonce: Self.nonce().count)
        .asObservable()
        .do(onNext: { [weak self] _ in self?.delegate?.pinWasAccepted(pin) })
        .map { _ in .setMessage(nil) }
        .catch { error in
          guard let error = error as? PinError else { return .just(.setMessage(error.localizedDescription)) }
          switch error {
          case .wrong(let left): return .of(.setPin(""), .setMessage("\(left) left"))
          case .locked: return .just(.setMessage("locked"))
          }
        }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setPin(let pin): state.pin = pin
    case .setMessage(let message): state.message = message
    }
    return state
  }

  private static func nonce() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 16)
    let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
    return status == errSecSuccess ? bytes : []
  }
}
