import RxCocoa
import RxSwift

extension Control: ReactiveCompatible {}
extension Label: ReactiveCompatible {}
extension List: ReactiveCompatible {}

extension Reactive where Base: Control {
  func controlEvent() -> ControlEvent<Void> {
    let source: Observable<Void> = Observable.create { [weak control = self.base] observer in
      MainScheduler.ensureRunningOnMainThread()
      guard let control = control else {
        observer.on(.completed)
        return Disposables.create()
      }
      let number = control.addTarget { _ in observer.on(.next(())) }
      return Disposables.create { [weak control] in control?.removeTarget(number) }
    }
    return ControlEvent(events: source)
  }

  func controlProperty<T>(
    getter: @escaping (Base) -> T, setter: @escaping (Base, T) -> Void
  ) -> ControlProperty<T> {
    let source: Observable<T> = Observable.create { [weak weakControl = base] observer in
      guard let control = weakControl else {
        observer.on(.completed)
        return Disposables.create()
      }
      observer.on(.next(getter(control)))
      let number = control.addTarget { _ in
        if let control = weakControl { observer.on(.next(getter(control))) }
      }
      return Disposables.create(with: { weakControl?.removeTarget(number) })
    }
    return ControlProperty<T>(values: source, valueSink: Binder(base, binding: setter))
  }
}

extension Reactive where Base: Button {
  var tap: ControlEvent<Void> { controlEvent() }

  func title() -> Binder<String> {
    Binder(base) { button, title in
      button.title = title
    }
  }
}

extension Reactive where Base: TextField {
  var text: ControlProperty<String?> { value }

  var value: ControlProperty<String?> {
    controlProperty(
      getter: { textField in
        textField.text
      },
      setter: { textField, value in
        if textField.text != value { textField.text = value }
      })
  }
}

extension Reactive where Base: Toggle {
  var isOn: ControlProperty<Bool> { controlProperty(getter: { $0.isOn }, setter: { $0.isOn = $1 }) }
}

extension Reactive where Base == Label {
  var emphasis: Binder<Bool> { Binder(base) { $0.alpha = $1 ? 1 : 0.5 } }
}

extension Reactive where Base: List {
  func items<Sequence: Swift.Sequence, Source: ObservableType>(_ source: Source)
    -> (_ cellFactory: @escaping (List, Int, Sequence.Element) -> List.Cell)
    -> Disposable where Source.Element == Sequence
  {
    return { cellFactory in
      return source.subscribe(onNext: { [weak list = self.base] items in
        guard let list = list else { return }
        list.reload(items.enumerated().map { cellFactory(list, $0.offset, $0.element) })
      })
    }
  }

  func items<Sequence: Swift.Sequence, Source: ObservableType>(cellIdentifier: String)
    -> (_ source: Source)
    -> (_ configureCell: @escaping (Int, Sequence.Element, List.Cell) -> Void)
    -> Disposable where Source.Element == Sequence
  {
    return { source in
      return { configureCell in
        source.subscribe(onNext: { [base] items in
          base.reload(
            items.enumerated().map { offset, element in
              let cell = List.Cell()
              configureCell(offset, element, cell)
              return cell
            })
        })
      }
    }
  }
}

infix operator <->

@discardableResult
func <-> <T: Equatable>(property: ControlProperty<T>, relay: BehaviorRelay<T>) -> Disposable {
  let bindToUIDisposable = relay.distinctUntilChanged().bind(to: property)
  let bindToRelay = property.subscribe(
    onNext: { n in
      if relay.value != n { relay.accept(n) }
    },
    onCompleted: {
      bindToUIDisposable.dispose()
    })
  return Disposables.create(bindToUIDisposable, bindToRelay)
}
