import RxCocoa
import RxSwift

/// RX-26: a picker that tells its delegate what was picked.
final class PhotoPicker: ReactiveCompatible {
  enum Source { case camera, library }

  static private(set) weak var presented: PhotoPicker?
  var source = Source.camera
  fileprivate var onPick: ((String) -> Void)?
  fileprivate var onCancel: (() -> Void)?

  fileprivate func present() { PhotoPicker.presented = self }
  fileprivate func dismiss() { if PhotoPicker.presented === self { PhotoPicker.presented = nil } }
  func pick(_ photo: String) { onPick?(photo) }
  func cancel() { onCancel?() }
}

extension Reactive where Base: PhotoPicker {
  static func present(configure: @escaping (PhotoPicker) throws -> Void = { _ in }) -> Observable<PhotoPicker> {
    return Observable.create { observer in
      let picker = PhotoPicker()
      let dismissDisposable = Disposables.create { [weak picker] in picker?.dismiss() }
      do {
        try configure(picker)
      } catch let error {
        observer.on(.error(error))
        return Disposables.create()
      }
      picker.onCancel = { observer.on(.completed) }
      picker.present()
      observer.on(.next(picker))
      return Disposables.create(dismissDisposable, Disposables.create { picker.onPick = nil })
    }
  }

  var picked: Observable<String> {
    Observable.create { [base] observer in
      base.onPick = observer.onNext
      return Disposables.create()
    }
  }
}

func photoPicker(_ checks: Checks) {
  let camera = Button()
  let library = Button()
  let photo = Label()
  let disposeBag = DisposeBag()

  for (button, source) in [(camera, PhotoPicker.Source.camera), (library, .library)] {
    button.rx.tap
      .flatMapLatest { _ in
        PhotoPicker.rx.present { picker in
          picker.source = source
        }
        .flatMap { $0.rx.picked }
        .take(1)
      }
      .map { "\(source): \($0)" }
      .bind(to: photo.rx.text)
      .disposed(by: disposeBag)
  }

  camera.tap()
  PhotoPicker.presented?.pick("1.jpg")
  checks.expect(PhotoPicker.presented == nil)
  library.tap()
  PhotoPicker.presented?.cancel()
  checks.expect(PhotoPicker.presented == nil)
  library.tap()
  let before = PhotoPicker.presented
  library.tap()
  before?.pick("late.jpg")
  checks.expect(PhotoPicker.presented !== before)
  PhotoPicker.presented?.pick("2.jpg")
  PhotoPicker.presented?.pick("3.jpg")
  checks.expect(photo.shown, ["camera: 1.jpg", "library: 2.jpg"])
}
