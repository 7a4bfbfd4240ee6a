import ObservableStateExpansions
import Testing

@Suite struct ExpansionTests {
  @Test func `a state gets a registrar its fields and its coding keys`() throws {
    let members = try Expansion.members(
      of: """
        @ObservableState
        public struct State: Codable {
          let id: Int
          var count = 0
          @Pulse var alert: String?
        }
        """)
    #expect(
      members == #"""
        public var _$observationRegistrar = ObservableStates.ObservableStateRegistrar()

        public static var _$observedFields: [ObservableStates.ObservedField<Self>] {
          [
            ObservableStates.ObservedField("count", \Self.count) { $0._count },
          ]
        }

        private enum CodingKeys: Swift.String, Swift.CodingKey {
          case id
          case _count = "count"
          case alert
        }
        """#)
  }

  @Test func `coding keys that are there stay`() throws {
    let members = try Expansion.members(of: "struct State { var a = 1; enum CodingKeys: CodingKey { case a } }")
    #expect(!members.contains("CodingKeys"))
  }

  @Test func `a state without fields has no coding keys`() throws {
    let members = try Expansion.members(of: "struct State {}")
    #expect(members.hasSuffix("private enum CodingKeys: Swift.CodingKey {}"))
  }

  @Test func `an observed property is stored under its name with an underscore`() {
    let property = "/// The text.\n  @available(*, deprecated) private(set) var `default`: [String: Int]? = [:] // now"
    #expect(Expansion.attribute(of: property) == "@ObservableStateTracked")
    #expect(Expansion.storage(of: property) == "private var _default: [String: Int]? = [:]")
    #expect(Expansion.storage(of: "weak var owner: Owner?") == "private weak var _owner: Owner?")
    #expect(Expansion.storage(of: "var count = 0") == "private var _count = 0")
  }

  @Test func `accessors tell of reads and changes`() {
    #expect(
      Expansion.accessors(of: "var count = 0") == #"""
        {
          @storageRestrictions(initializes: _count)
          init(initialValue) {
            _count = initialValue
          }
          get {
            _$observationRegistrar.read(self, \.count)
            return _count
          }
          set {
            if ObservableStates._$differ(_count, newValue) {
              _$observationRegistrar.willChange(self, \.count)
              _count = newValue
              _$observationRegistrar.mark("count", Swift.type(of: _count))
              _$observationRegistrar.didChange(self, \.count)
            } else {
              _count = newValue
            }
          }
          _modify {
            _$observationRegistrar.willChange(self, \.count)
            defer {
              _$observationRegistrar.mark("count", Swift.type(of: _count))
              _$observationRegistrar.didChange(self, \.count)
            }
            yield &_count
          }
        }
        """#)
  }

  @Test(arguments: [
    "let id: Int", "var doubled: Int { count * 2 }", "static var shared = 1", "var seen = 1 { didSet { print() } }",
    "@ObservableStateIgnored var cache = 1", "@ReactorKit.Pulse var alert: String?", "var _hidden = 1",
    "func f() {}", "struct Nested {}", "@Clamped<Int>(0) var wrapped = 1", "lazy var late = 1",
  ])
  func `a member that is not observed stays as it is`(_ member: String) {
    #expect(Expansion.attribute(of: member) == nil)
    #expect(Expansion.accessors(of: member) == nil)
    #expect(Expansion.storage(of: member) == nil)
  }
}
