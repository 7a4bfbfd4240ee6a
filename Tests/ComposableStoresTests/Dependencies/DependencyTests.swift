import ComposableStores
import Testing

@Suite struct DependencyTests {
  struct Feature {
    @Dependency(\.greeting) var greeting
    @Dependency(\.limit) var limit
  }

  @Test func `CA-20: a feature has the dependencies with which it was made, also later`() {
    let feature = withDependencies {
      $0.greeting = "captured"
    } operation: {
      Feature()
    }
    #expect(feature.greeting == "captured")
    #expect(feature.limit == 10)
  }

  @Test func `CA-20: what is set after a feature was made wins while it holds`() {
    let feature = withDependencies {
      $0.greeting = "captured"
    } operation: {
      Feature()
    }
    withDependencies {
      $0.limit = 1
    } operation: {
      #expect(feature.greeting == "captured")
      #expect(feature.limit == 1)
      withDependencies {
        $0.greeting = "later"
      } operation: {
        #expect(feature.greeting == "later")
      }
    }
    #expect(feature.greeting == "captured")
    #expect(feature.limit == 10)
  }

  @Test func `CA-20: what held before a feature was made does not win over what it was made with`() {
    withDependencies {
      $0.greeting = "outer"
    } operation: {
      let feature = withDependencies {
        $0.greeting = "inner"
      } operation: {
        Feature()
      }
      #expect(feature.greeting == "inner")
    }
  }

  @Test func `CA-20: a property reads any path into the values`() {
    let dependency = Dependency(\.greeting.count)
    #expect(dependency.wrappedValue == 5)
    #expect(
      withDependencies {
        $0.context = .test
      } operation: {
        dependency.wrappedValue
      } == 17)
  }

  private struct Greeter: ReducerProtocol {
    struct Part: ReducerProtocol {
      @Dependency(\.greeting) var greeting

      func reduce(into state: inout String, action: Int) -> Effect<Int> {
        state = greeting
        return .none
      }
    }

    var body: some ReducerProtocol<String, Int> { Part() }
  }

  @Test func `CA-20: dependencies in effect where a store is made reach the parts of its reducer, and later ones win`()
  {
    let store = withDependencies {
      $0.greeting = "made"
    } operation: {
      Store(initialState: "", reducer: Greeter())
    }
    store.send(1)
    #expect(store.state == "made")
    withDependencies {
      $0.greeting = "sent"
    } operation: {
      _ = store.send(1)
    }
    #expect(store.state == "sent")
  }

  struct Client: DependencyKey {
    var name = "live"
    static let liveValue = Client()
  }

  @Test func `CA-20: a property reads the dependency of a key`() {
    struct Feature {
      @Dependency(Client.self) var client
    }
    let feature = withDependencies {
      $0[Client.self].name = "captured"
    } operation: {
      Feature()
    }
    #expect(feature.client.name == "captured" && Feature().client.name == "live")
  }
}
