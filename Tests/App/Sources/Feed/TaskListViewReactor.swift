import ReactorKit
import RxCocoa
import RxSwift

typealias TaskSection = SectionModel<TaskListSection, TaskCellReactor>

final class TaskListViewReactor: Reactor {

  enum Action {
    case refresh
    case toggleEditing
    case deleteTask(IndexPath)
    case moveTask(IndexPath, IndexPath)
  }

  enum Mutation {
    case toggleEditing
    case setSections([TaskSection])
    case insertSectionItem(IndexPath, TaskSection.Item)
    case deleteSectionItem(IndexPath)
  }

  struct State {
    var isEditing: Bool
    var sections: [TaskSection]
  }

  let provider: ServiceProviderType
  let initialState: State

  init(provider: ServiceProviderType) {
    self.provider = provider
    self.initialState = State(
      isEditing: false,
      sections: [TaskSection(model: .open, items: [])]
    )
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .refresh:
      return self.provider.taskService.fetchTasks()
        .map { tasks in
          let items = tasks.map(TaskCellReactor.init)
          return .setSections([TaskSection(model: .open, items: items)])
        }
    case .toggleEditing:
      return .just(.toggleEditing)
    case let .deleteTask(indexPath):
      let task = self.currentState.sections[indexPath.section].items[indexPath.row].currentState
      self.provider.taskService.event.onNext(.delete(id: task.id))
      return .empty()
    case let .moveTask(source, destination):
      let task = self.currentState.sections[source.section].items[source.row].currentState
      return self.provider.taskService.move(taskID: task.id, to: destination.item)
        .flatMap { _ in Observable<Mutation>.empty() }
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let taskEventMutation = self.provider.taskService.event
      .flatMap { [weak self] taskEvent -> Observable<Mutation> in
        self?.mutate(taskEvent: taskEvent) ?? .empty()
      }
    return Observable.of(mutation, taskEventMutation).merge()
  }

  private func mutate(taskEvent: TaskEvent) -> Observable<Mutation> {
    let state = self.currentState
    switch taskEvent {
    case let .create(task):
      let indexPath = IndexPath(item: 0, section: 0)
      return .just(.insertSectionItem(indexPath, TaskCellReactor(task: task)))
    case let .delete(id):
      guard let index = state.sections[0].items.firstIndex(where: { $0.currentState.id == id }) else { return .empty() }
      return .just(.deleteSectionItem(IndexPath(item: index, section: 0)))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case let .setSections(sections):
      state.sections = sections
      return state
    case .toggleEditing:
      state.isEditing = !state.isEditing
      return state
    case let .insertSectionItem(indexPath, item):
      state.sections[indexPath.section].items.insert(item, at: indexPath.item)
      return state
    case let .deleteSectionItem(indexPath):
      state.sections[indexPath.section].items.remove(at: indexPath.item)
      return state
    }
  }
}

/// A row that never changes by itself.
final class TaskCellReactor: Reactor {
  typealias Action = NoAction

  let initialState: TaskItem

  init(task: TaskItem) {
    self.initialState = task
  }
}
