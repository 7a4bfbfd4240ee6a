import RxSwift

class Coordinator<ResultType> {
  typealias CoordinationResult = ResultType

  let disposeBag = DisposeBag()
  private var children: [ObjectIdentifier: Any] = [:]
  var childCount: Int { children.count }

  func coordinate<T>(to coordinator: Coordinator<T>) -> Observable<T> {
    children[ObjectIdentifier(coordinator)] = coordinator
    return coordinator.start()
      .do(onNext: { [weak self] _ in self?.children[ObjectIdentifier(coordinator)] = nil })
  }

  func start() -> Observable<ResultType> { fatalError("start() has to be overridden") }
}

enum LanguageResult {
  case language(String)
  case cancel
}

final class LanguageListViewModel {
  let selectLanguage: AnyObserver<String>
  let cancel: AnyObserver<Void>
  let didSelectLanguage: Observable<String>
  let didCancel: Observable<Void>

  init() {
    let _selectLanguage = PublishSubject<String>()
    self.selectLanguage = _selectLanguage.asObserver().asObserver()
    self.didSelectLanguage = _selectLanguage.asObservable()
    let _cancel = PublishSubject<Void>()
    self.cancel = AnyObserver(_cancel)
    self.didCancel = _cancel
  }
}

final class LanguageListCoordinator: Coordinator<LanguageResult> {
  let viewModel = LanguageListViewModel()

  override func start() -> Observable<CoordinationResult> {
    let cancel = viewModel.didCancel.map { _ in CoordinationResult.cancel }
    let language = viewModel.didSelectLanguage.map { CoordinationResult.language($0) }
    return Observable.merge(cancel, language)
      .take(1)
  }
}

final class AppCoordinator: Coordinator<Void> {
  let chooseLanguage = PublishSubject<Void>()
  let titles = BehaviorSubject(value: "swift")
  private(set) weak var list: LanguageListCoordinator?

  override func start() -> Observable<Void> {
    chooseLanguage
      .flatMap { [weak self] _ -> Observable<String?> in
        guard let `self` = self else { return .empty() }
        return self.showLanguages()
      }
      .filter { $0 != nil }
      .map { $0! }
      .bind(to: titles)
      .disposed(by: disposeBag)
    return Observable.never()
  }

  private func showLanguages() -> Observable<String?> {
    let coordinator = LanguageListCoordinator()
    list = coordinator
    return coordinate(to: coordinator)
      .map { result in
        switch result {
        case .language(let language): return language
        case .cancel: return nil
        }
      }
  }
}

func flow(_ checks: Checks) throws {
  let app = AppCoordinator()
  app.start().subscribe().disposed(by: app.disposeBag)
  app.chooseLanguage.onNext(())
  checks.expect(app.childCount, 1)
  app.list?.viewModel.selectLanguage.onNext("kotlin")
  checks.expect(app.childCount, 0)
  checks.expect(app.list == nil)
  checks.expect(try app.titles.value(), "kotlin")
  app.chooseLanguage.onNext(())
  app.list?.viewModel.cancel.onNext(())
  checks.expect(app.childCount, 0)
  checks.expect(try app.titles.value(), "kotlin")
}
