#if os(Linux) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import Testing
  import TypeLayouts

  @Suite struct RuntimeReflectionTests {
    private enum One { case only }
    private enum Three { case a, b, c }
    private enum Loaded { case a, b(Int) }
    private enum Child { case a, one(One), nothing(Void) }
    private struct Record { var a = 1; weak var b: AnyObject? }

    @Test func `an enum without payloads lists its values in the order of their declaration`() {
      #expect(RuntimeReflection.allCases(of: One.self) == [.only])
      #expect(RuntimeReflection.allCases(of: Three.self) == [.a, .b, .c])
    }

    @Test func `an enum lists the names of its cases, those with payloads first`() {
      #expect(RuntimeReflection.caseNames(of: Loaded.self) == ["b", "a"])
      #expect(RuntimeReflection.caseNames(of: Record.self) == nil)
      #expect(RuntimeReflection.plainCaseNames(of: Loaded.self) == ["a"])
      #expect(RuntimeReflection.plainCaseNames(of: Child.self) == ["a"])
      #expect(RuntimeReflection.plainCaseNames(of: Record.self) == nil)
      #expect(RuntimeReflection.plainCaseNames(of: Result<Int, any Error>.self) == [])
      #expect(RuntimeReflection.caseNames(of: Result<Int, any Error>.self) == ["success", "failure"])
    }

    private enum Parcel<Content> {
      case empty, full(Content), sent(to: String, [Content])
      indirect case nested(Parcel)
    }

    @Test func `a case tells the parts of its payload, with their labels and types`() throws {
      func payload(_ name: String) -> [(label: String?, type: Any.Type)]? {
        RuntimeReflection.payload(ofCase: name, of: Parcel<Double>.self)
      }
      #expect(payload("empty")?.count == nil && payload("lost")?.count == nil)
      #expect(RuntimeReflection.payload(ofCase: "a", of: Record.self)?.count == nil)
      let full = try #require(payload("full"))
      #expect(full.map(\.label) == [nil] && full[0].type == Double.self)
      let sent = try #require(payload("sent"))
      #expect(sent.map(\.label) == ["to", nil] && sent[0].type == String.self && sent[1].type == [Double].self)
      #expect(payload("nested")?.first?.type == Parcel<Double>.self)
    }

    @Test func `a struct lists its fields with their offsets, and which of them are plain`() throws {
      let fields = try #require(RuntimeReflection.fields(of: Record.self))
      #expect(fields.map(\.name) == ["a", "b"])
      #expect(fields.map(\.offset) == [0, 8])
      #expect(fields.map(\.isPlain) == [true, false])
      #expect(RuntimeReflection.fields(of: Loaded.self)?.count == nil)
    }
  }
#endif
