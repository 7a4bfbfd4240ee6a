import Dependencies
import Differentiator
import ReactorKit
import RxSwift

protocol PricesType: Sendable {
  func price(of id: Int) async throws -> Int
}

private enum PricesKey: DependencyKey {
  static let liveValue: any PricesType = LivePrices()
}

private struct LivePrices: PricesType {
  func price(of id: Int) async throws -> Int { fatalError("a script must not get here") }
}

extension DependencyValues {
  var prices: any PricesType {
    get { self[PricesKey.self] }
    set { self[PricesKey.self] = newValue }
  }
}

protocol OrdersDelegate: AnyObject {
  func orders(_ reactor: OrdersReactor, didOpen id: Int)
}

/// Makes the reactors of the pages that lead on from here.
protocol OrdersFactory {
  func makeOrder(id: Int, isNew: Bool) -> OrderDetail.Reactor
}

final class OrdersReactor: Reactor {
  typealias Dependency = (factory: OrdersFactory, title: String)

  enum Filter: String { case open, done }
  enum Action {
    case open(id: Int, isNew: Bool = false), filter(Filter = .open), select(range: NSRange), weigh(
      Measurement<UnitMass>), go(to: URLComponents)
  }
  enum Mutation {
    case push(OrderDetail.Reactor), setFilter(Filter), setRange(NSRange), setWeight(Measurement<UnitMass>), setPlace(
      URLComponents)
  }
  struct State {
    var details: [OrderDetail.Reactor] = []
    var filter = Filter.done
    var range = NSRange(location: 0, length: 0)
    var weight = Measurement(value: 0, unit: UnitMass.kilograms)
    var place: URLComponents?
  }

  let initialState = State()
  weak var delegate: OrdersDelegate?
  var onFilter: ((String) -> Void)?
  private let dependency: Dependency

  init(dependency: Dependency) { self.dependency = dependency }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .open(let id, let isNew):
      delegate?.orders(self, didOpen: id)
      return .just(.push(dependency.factory.makeOrder(id: id, isNew: isNew)))
    case .filter(let filter):
      onFilter?(dependency.title)
      return .just(.setFilter(filter))
    case .select(let range): return .just(.setRange(range))
    case .weigh(let weight): return .just(.setWeight(weight))
    case .go(let place): return .just(.setPlace(place))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .push(let detail): state.details.append(detail)
    case .setFilter(let filter): state.filter = filter
    case .setRange(let range): state.range = range
    case .setWeight(let weight): state.weight = weight
    case .setPlace(let place): state.place = place
    }
    return state
  }
}
