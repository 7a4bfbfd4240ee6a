extension StandInSources {
  /// The part of Action that view models use.
  static let action = """
    import Foundation
    import RxCocoa
    import RxSwift

    public enum ActionError: Error {
      case notEnabled
      case underlyingError(Error)
    }

    public typealias CocoaAction = Action<Void, Void>
    public typealias CompletableAction<Input> = Action<Input, Never>

    /// Work that begins with an input, one piece at a time. An input that comes during the work is an error.
    public final class Action<Input, Element> {
      public typealias WorkFactory = (Input) -> Observable<Element>

      public let workFactory: WorkFactory
      /// Begins work for each element.
      public let inputs: AnyObserver<Input>
      /// The pieces of work.
      public let executionObservables: Observable<Observable<Element>>
      public let elements: Observable<Element>
      public let errors: Observable<ActionError>
      public let underlyingError: Observable<Error>
      public let executing: Observable<Bool>
      public let enabled: Observable<Bool>

      private let started = PublishSubject<Observable<Element>>()
      private let failed = PublishSubject<ActionError>()
      private let isExecuting = BehaviorRelay(value: false)
      private let isEnabled = BehaviorRelay(value: false)
      private let requested = PublishSubject<Input>()
      private let disposeBag = DisposeBag()

      public init(enabledIf: Observable<Bool> = .just(true), workFactory: @escaping WorkFactory) {
        self.workFactory = workFactory
        inputs = requested.asObserver()
        executionObservables = started.asObservable()
        elements = started.flatMap { work in work.catch { _ in .empty() } }
        errors = failed.asObservable()
        underlyingError = failed.compactMap { if case .underlyingError(let error) = $0 { error } else { nil } }
        executing = isExecuting.distinctUntilChanged()
        enabled = isEnabled.distinctUntilChanged()
        Observable.combineLatest(isExecuting, enabledIf) { !$0 && $1 }.bind(to: isEnabled).disposed(by: disposeBag)
        requested.subscribe(onNext: { [unowned self] input in _ = begin(input) }).disposed(by: disposeBag)
      }

      public convenience init<Work: ObservableConvertibleType>(
        enabledIf: Observable<Bool> = .just(true), workFactory: @escaping (Input) -> Work
      ) where Work.Element == Element {
        self.init(enabledIf: enabledIf, workFactory: { input -> Observable<Element> in workFactory(input).asObservable() })
      }

      /// Begins work, and returns its elements.
      @discardableResult
      public func execute(_ value: Input) -> Observable<Element> {
        begin(value).catch { error in .error(error is ActionError ? error : ActionError.underlyingError(error)) }
      }

      private func begin(_ input: Input) -> Observable<Element> {
        if !isEnabled.value {
          failed.onNext(.notEnabled)
          return .error(ActionError.notEnabled)
        }
        let results = ReplaySubject<Element>.createUnbounded()
        isExecuting.accept(true)
        started.onNext(results)
        workFactory(input).subscribe { [failed, isExecuting] event in
          if case .error(let error) = event { failed.onNext(.underlyingError(error)) }
          results.on(event)
          if event.isStopEvent { isExecuting.accept(false) }
        }.disposed(by: disposeBag)
        return results
      }
    }

    extension Action where Input == Void {
      @discardableResult
      public func execute() -> Observable<Element> { execute(()) }
    }

    """
}
