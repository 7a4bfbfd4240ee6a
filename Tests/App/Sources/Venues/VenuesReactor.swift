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

final class VenuesReactor: Reactor {
  enum Action {
    case checkIn(Int)
    case turn(UIDeviceOrientation)
    case inset(UIEdgeInsets)
  }

  enum Mutation {
    case setPlace(CLLocation)
    case setVenues([Venue])
    case setAllowed(Bool)
    case setOrientation(UIDeviceOrientation)
    case setInsets(UIEdgeInsets)
    case setProblem(String)
  }

  struct State {
    var isAllowed = false
    var place: CLLocationCoordinate2D?
    var sections: [AnimatableSectionModel<String, Row>] = []
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

  init(location: LocationServiceType, provider: MoyaProvider<VenueAPI>) {
    self.location = location
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
    case .setProblem(let problem): state.problem = problem
    }
    return state
  }

  private static func problem(_ error: Error) -> Mutation {
    if case MoyaError.statusCode(let response) = error { return .setProblem("status \(response.statusCode)") }
    if case MoyaError.objectMapping = error { return .setProblem("form") }
    return .setProblem(error.localizedDescription)
  }
}
