import CoreLocation
import Moya
import ReactorKit
import RxDataSources
import RxSwift
import UIKit

protocol LocationServiceType {
  var authorization: Observable<CLAuthorizationStatus> { get }
  var location: Observable<CLLocation> { get }
}

protocol AlertActionType {
  var title: String { get }
  var style: UIAlertAction.Style { get }
}

protocol AlertServiceType: AnyObject {
  func show<Action: AlertActionType>(_ title: String?, actions: [Action]) -> Observable<Action>
}

final class AlertService: AlertServiceType {
  func show<Action: AlertActionType>(_ title: String?, actions: [Action]) -> Observable<Action> {
    Observable.create { observer in
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      for action in actions {
        alert.addAction(
          UIAlertAction(title: action.title, style: action.style) { _ in
            observer.onNext(action)
            observer.onCompleted()
          })
      }
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let window = UIApplication.shared.keyWindow ?? scenes.flatMap { $0.windows }.first { $0.isKeyWindow }
      window?.rootViewController?.present(alert, animated: true)
      return Disposables.create { alert.dismiss(animated: true) }
    }
  }
}

enum LeaveAction: String, AlertActionType {
  case leave, stay

  var title: String { rawValue }
  var style: UIAlertAction.Style { self == .leave ? .destructive : .cancel }
}

enum VisitError: Error { case full(Int) }

struct VisitClient {
  var count: (_ id: Int, _ page: Int) -> Single<Int>

  static let live = VisitClient(count: { _, _ in .never() })
}

final class VenuesReactor: Reactor {
  enum Action {
    case checkIn(Int)
    case count(Int)
    case leave
    case turn(UIDeviceOrientation)
    case inset(UIEdgeInsets)
  }

  enum Mutation {
    case setPlace(CLLocation)
    case setVenues([Venue])
    case setAllowed(Bool)
    case setOrientation(UIDeviceOrientation)
    case setInsets(UIEdgeInsets)
    case setCount(Int)
    case leave
    case setProblem(String)
  }

  struct State {
    var isAllowed = false
    var place: CLLocationCoordinate2D?
    var sections: [AnimatableSectionModel<String, Row>] = []
    var count = 0
    var hasLeft = false
    var orientation = UIDeviceOrientation.portrait
    var insets = UIEdgeInsets.zero
    @Pulse var problem: String?
  }

  struct Row: IdentifiableType, Equatable {
    let identity: Int
    let title: String
  }

  let initialState = State()
  private let location: LocationServiceType
  private let provider: MoyaProvider<VenueAPI>
  private let nearby = VenueProvider()
  private let alerts: AlertServiceType
  private let visits: VisitClient

  init(
    location: LocationServiceType, provider: MoyaProvider<VenueAPI>, alerts: AlertServiceType = AlertService(),
    visits: VisitClient = .live
  ) {
    self.location = location
    self.alerts = alerts
    self.visits = visits
    self.provider = provider
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let allowed = location.authorization.map { $0 == .authorizedWhenInUse || $0 == .authorizedAlways }
    let places = location.location.filter { $0.horizontalAccuracy < 100 }.share()
    let venues = places.flatMapLatest { [nearby] place in
      nearby.venues(at: place.coordinate).asObservable().map(Mutation.setVenues).catch { .just(Self.problem($0)) }
    }
    return .merge(mutation, allowed.map(Mutation.setAllowed), places.map(Mutation.setPlace), venues)
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .checkIn(let id):
      return provider.rx.request(.checkIn(id, note: "here"))
        .filterSuccessfulStatusCodes()
        .asObservable()
        .flatMap { _ in Observable<Mutation>.empty() }
        .catch { .just(Self.problem($0)) }
    case .count(let id):
      return visits.count(id, 1).asObservable().map(Mutation.setCount).catch { .just(Self.problem($0)) }
    case .leave:
      return alerts.show("Sure?", actions: [LeaveAction.leave, .stay]).flatMap { choice in
        choice == .leave ? Observable.just(Mutation.leave) : .empty()
      }
    case .turn(let orientation): return .just(.setOrientation(orientation))
    case .inset(let insets): return .just(.setInsets(insets))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setPlace(let place): state.place = place.coordinate
    case .setVenues(let venues):
      let rows = venues.map { Row(identity: $0.id, title: $0.name) }
      state.sections = [AnimatableSectionModel(model: "nearby", items: rows)]
    case .setAllowed(let isAllowed): state.isAllowed = isAllowed
    case .setOrientation(let orientation): state.orientation = orientation
    case .setInsets(let insets): state.insets = insets
    case .setCount(let count): state.count = count
    case .leave: state.hasLeft = true
    case .setProblem(let problem): state.problem = problem
    }
    return state
  }

  private static func problem(_ error: Error) -> Mutation {
    if case MoyaError.statusCode(let response) = error { return .setProblem("status \(response.statusCode)") }
    switch error {
    case MoyaError.objectMapping: return .setProblem("form")
    case VisitError.full(let count): return .setProblem("\(count) are there")
    default: return .setProblem(error.localizedDescription)
    }
  }
}
