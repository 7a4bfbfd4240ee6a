import ComposableStores
import HeadlessViews
import Observables
import Testing
import VirtualTime

@testable import SampleReactors

@MainActor @Suite struct WorkbenchPageTests {
  private let saw = PublishSubject<Int>()
  private let store: Store<Workbench.State, Workbench.Action>

  init() {
    store = Store(
      initialState: Workbench.State(), reducer: Workbench.reducer(recorder: SignpostRecorder { _ in }),
      environment: Workbench.Environment(
        mainQueue: TestScheduler(initialClock: 0), ruler: { .success(90) }, fetch: { _, _ in },
        listenToSaw: { [saw] degrees in saw.subscribe(onNext: degrees) }, ringBell: { _ in }))
  }

  @Test("CA-04: the page is told of the last grit only")
  func sands() throws {
    let page = WorkbenchPage(store: store)
    var texts: [String?] = []
    let subscription = store.subscribe(\.board.grit).subscribe(onNext: { _ in texts.append(page.gritLabel.text) })
    defer { subscription.dispose() }
    try page.sandButton.perform(.tap)
    #expect(texts == [nil, "grit 240"])
  }

  @Test("CA-05: a subscriber that sends changes nothing for those behind it")
  func refills() throws {
    let page = WorkbenchPage(store: store)
    for _ in 1...3 { try page.glueButton.perform(.tap) }
    #expect(store.state.glue.drops == 3)
    #expect(page.dropsBefore.text == "3 2 1 0 3")
    #expect(page.dropsAfter.text == "3 2 1 0 3")
  }

  @Test("CA-24: while the saw runs, the button for the glue is not heard")
  func filters() throws {
    let page = WorkbenchPage(store: store)
    try page.startButton.perform(.tap)
    saw.onNext(40)
    #expect(page.temperatureLabel.text == "40°")
    try page.glueButton.perform(.tap)
    #expect(store.state.glue.drops == 3)
    try page.stopButton.perform(.tap)
    #expect(page.temperatureLabel.text == nil)
    try page.glueButton.perform(.tap)
    #expect(store.state.glue.drops == 2)
  }
}
