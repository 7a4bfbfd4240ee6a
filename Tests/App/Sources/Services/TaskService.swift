import Foundation
import RxSwift

enum TaskEvent {
  case create(TaskItem)
  case delete(id: String)
}

struct TaskItem: Codable, Equatable {
  var id = "t0"
  var title: String
  var isDone = false
}

protocol TaskServiceType {
  var event: PublishSubject<TaskEvent> { get }
  func fetchTasks() -> Observable<[TaskItem]>
  @discardableResult
  func saveTasks(_ tasks: [TaskItem]) -> Observable<Void>
  func move(taskID: String, to destinationIndex: Int) -> Observable<TaskItem>
}

protocol FeedServiceType {
  func posts(page: Int, order: SortOrder) -> Single<[Post]>
  func like(postID: String) -> Single<Bool>
  func upload(_ draft: Draft) -> Observable<Double>
  func detail(of id: String) async throws -> Post
}

protocol ServiceProviderType: AnyObject {
  var taskService: TaskServiceType { get }
  var userDefaultsService: UserDefaults { get }
}
