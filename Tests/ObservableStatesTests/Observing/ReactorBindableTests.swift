import ObservableStates
import Testing
import VirtualTime

@Suite struct ReactorBindableTests {
  private struct Screen {
    @ReactorBindable var reactor: ObservedReactor<FormReactor>
    var name: Binding<String> { $reactor.name }
    var bindings: ReactorBindable<FormReactor> { $reactor }
  }

  @Test func `the bindings of a view set fields by actions`() {
    VirtualClock().whilePlaying {
      let screen = Screen(reactor: ObservedReactor(reactor: FormReactor()))
      screen.name.wrappedValue = "Augusta"
      #expect(screen.reactor.name == "Aug")
      #expect(isTold({ screen.name.wrappedValue }) { screen.reactor.name = "Ada" })
      #expect(ReactorBindable(screen.reactor).name.wrappedValue == "Ada")
      #expect(ReactorBindable(projectedValue: screen.bindings).wrappedValue === screen.reactor)
    }
  }
}
