import ReactorKit
import RxCocoa
import UIKit

protocol SettingsStoring {
  var isDarkMode: Bool { get set }
  func reset()
  func load(completion: @escaping (Result<User, Error>) -> Void)
}

extension Notification.Name {
  static let userDidSignOut = Notification.Name("userDidSignOut")
}

final class SettingsViewReactor: Reactor {
  enum Section: String, CaseIterable { case general, about }

  enum Action {
    case toggle(Section)
    case didTapRow(index: Int, animated: Bool)
    case show(SectionModel<Section, String>)
    case notify
  }

  enum Mutation {
    case setExpanded(Section?)
    case setTitle(NSAttributedString)
    case signOut
    case setVersion(String)
  }

  struct State {
    var expanded: Section?
    var title: NSAttributedString? = nil
    var version: String = ""
    var signOuts = 0
    @Pulse var toast: String?
  }

  let initialState = State()
  private let store: SettingsStoring
  private let formatter: DateFormatter

  init(store: SettingsStoring, formatter: DateFormatter) {
    self.store = store
    self.formatter = formatter
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let signOut = NotificationCenter.default.rx.notification(.userDidSignOut).map { _ in Mutation.signOut }
    return Observable.merge(mutation, signOut)
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .toggle(let section):
      return .just(.setExpanded(currentState.expanded == section ? nil : section))
    case .didTapRow(let index, _):
      let title = String(localized: "Row \(index)", comment: "The title of a row")
      return .concat([
        .just(.setTitle(NSAttributedString(string: title))),
        .just(.setVersion(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0")),
      ])
    case .show:
      return Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).map { _ in .setExpanded(nil) }
    case .notify:
      DispatchQueue.main.async {
        NotificationCenter.default.post(name: .userDidSignOut, object: nil)
      }
      return .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    autoreleasepool {
      var state = state
      switch mutation {
      case .setExpanded(let section): state.expanded = section
      case .setTitle(let title): state.title = title
      case .setVersion(let version): state.version = version
      case .signOut:
        state.signOuts += 1
        state.toast = "signed out".localized
      }
      return state
    }
  }
}
