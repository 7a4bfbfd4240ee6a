import HeadlessViews
import Observables
import Testing

@MainActor @Suite struct ImageViewTests {
  @Test func `an image is shown by its name, and one without a name is none`() {
    let watch = Watch()
    let view = ImageView(image: Image(named: "star"))
    watch.follow(view, as: "icon")
    _ = Observable.of(Image(systemName: "star"), Image(named: "heart"), Image()).bind(to: view.rx.image)
    view.image = nil
    #expect(watch.lines == ["icon: image: heart", "icon: image: nil"])
  }
}
