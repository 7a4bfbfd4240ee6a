import ReactorKit
import RxCocoa
import RxRelay
import RxSwift

/// Keeps what was searched, in the defaults of the user.
public class SearchHistoryReactor: NSObject, Reactor {
  public enum Action: Equatable {
    case refresh
    case add(keyword: String)
    case remove(at: IndexPath)
    case clear
  }

  public enum Mutation {
    case setKeywords([String])
  }

  public struct State {
    public var keywords: [String]
    public var selected: IndexPath?
    public var storedBefore = 0
  }

  public let initialState: State
  private let defaults: UserDefaults
  private let key = "history"
  private let shared = UserDefaults(suiteName: "group.app.search")

  public init(defaults: UserDefaults = UserDefaults.standard) {
    self.defaults = defaults
    self.initialState = State(
      keywords: defaults.value(forKey: "history") as? [String] ?? [],
      storedBefore: shared?.integer(forKey: "count") ?? 0)
    super.init()
  }

  public func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .refresh:
      return .just(.setKeywords(stored))
    case .add(let keyword):
      return store([keyword] + stored.filter { $0 != keyword }).map(Mutation.setKeywords)
    case .remove(let indexPath):
      var keywords = stored
      guard keywords.indices.contains(indexPath.row), indexPath.section == 0 else { return .empty() }
      keywords.remove(at: indexPath.item)
      return store(keywords).map(Mutation.setKeywords)
    case .clear:
      return store([]).map(Mutation.setKeywords)
    }
  }

  public func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setKeywords(let keywords):
      state.keywords = keywords
      state.selected = keywords.isEmpty ? nil : IndexPath(row: 0, section: 0)
    }
    return state
  }

  private var stored: [String] { defaults.value(forKey: key) as? [String] ?? [] }

  private func store(_ keywords: [String]) -> Observable<[String]> {
    Observable.create { [weak self] observer in
      self.map { $0.defaults.setValue(keywords, forKey: $0.key) }
      self?.shared?.set(keywords.count, forKey: "count")
      observer.onNext(keywords)
      observer.onCompleted()
      return Disposables.create()
    }
  }
}
