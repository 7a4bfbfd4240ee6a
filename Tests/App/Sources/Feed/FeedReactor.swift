import ReactorKit
import RxSwift
import UIKit

final class FeedReactor: Reactor, IdentityHashable {

  // MARK: - Types

  typealias Section = SectionModel<String, PostCellReactor>

  enum Action {
    case viewDidLoad(Void)
    case refresh
    case loadMore(page: Int)
    case select(IndexPath)
    case sort(SortOrder)
    case upload(Draft)
    case open(id: String)
  }

  enum Mutation {
    case setPosts([Post])
    case appendPosts([Post])
    case setRefreshing(Bool)
    case setSelected(String?)
    case setProgress(Double)
    case setError(String)
  }

  struct State {
    var sections: [Section] = [Section(model: "", items: [])]
    var isRefreshing = false
    var selectedID: String?
    var order: SortOrder = .newest
    @Pulse var alert: String?
    var progress: Double = .zero
    var insets: UIEdgeInsets = .zero
  }

  // MARK: - Properties

  let initialState: State
  private let feedService: FeedServiceType
  private let pageSize: Int
  private let backgroundScheduler: SchedulerType

  init(
    feedService: FeedServiceType,
    pageSize: Int = 20,
    backgroundScheduler: SchedulerType = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
  ) {
    defer { _ = self.state }
    self.feedService = feedService
    self.pageSize = pageSize
    self.backgroundScheduler = backgroundScheduler
    self.initialState = State()
  }

  deinit {
    print("deinit: \(type(of: self))")
  }
}

// MARK: - Mutate

extension FeedReactor {
  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .viewDidLoad, .refresh:
      guard !currentState.isRefreshing else { return .empty() }
      return Observable<Mutation>.concat([
        .just(.setRefreshing(true)),
        feedService.posts(page: 1, order: currentState.order)
          .asObservable()
          .subscribe(on: backgroundScheduler)
          .observe(on: MainScheduler.asyncInstance)
          .map(Mutation.setPosts)
          .catch { Observable.just(Mutation.setError($0.localizedDescription)) },
        .just(.setRefreshing(false)),
      ])
    case .loadMore(let page):
      return feedService.posts(page: page, order: currentState.order)
        .map { .appendPosts($0) }
        .asObservable()
    case .select(let indexPath):
      let item = currentState.sections[indexPath.section].items[indexPath.item]
      return .of(.setSelected(item.currentState.post.id), .setSelected(nil))
    case .sort:
      return .concat(
        .just(.setSelected(nil)),
        Observable.deferred { [weak self] () -> Observable<Mutation> in
          guard let `self` = self else { return .empty() }
          return self.mutate(action: .refresh)
        }
      )
    case .upload(let draft):
      return feedService.upload(draft)
        .throttle(.milliseconds(100), latest: true, scheduler: MainScheduler.instance)
        .map(Mutation.setProgress)
    case .open(let id):
      return Single<Post>.create { [feedService] single in
        let task = Task {
          do {
            single(.success(try await feedService.detail(of: id)))
          } catch {
            single(.failure(error))
          }
        }
        return Disposables.create { task.cancel() }
      }
      .map { Mutation.setSelected($0.id) }
      .asObservable()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    switch mutation {
    case .setPosts(let posts):
      newState.sections = [Section(model: "posts", items: posts.map(PostCellReactor.init))]
    case .appendPosts(let posts):
      newState.sections[0].items += posts.map(PostCellReactor.init(post:))
    case .setRefreshing(let isRefreshing):
      newState.isRefreshing = isRefreshing
    case .setSelected(let id):
      newState.selectedID = id
    case .setProgress(let progress):
      newState.progress = progress
    case .setError(let message):
      newState.alert = message
    }
    return newState
  }
}
