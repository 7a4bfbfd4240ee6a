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
      #expect(RuntimeReflection.caseNames(of: Result<Int, any Error>.self) == ["success", "failure"])
    }

    private enum Parcel<Content> {
      case empty, full(Content), sent(to: String, [Content])
      indirect case nested(Parcel)
    }

    @Test func `an enum tells the parts of each payload, with their labels, places and types`() throws {
      let cases = try #require(RuntimeReflection.cases(of: Parcel<Double>.self))
      #expect(cases.map(\.name) == ["full", "sent", "nested", "empty"])
      #expect(cases.map(\.boxOffset) == [nil, nil, 16, nil])
      #expect(cases[0].parts.map(\.label) == [nil] && cases[0].parts[0].type == Double.self)
      #expect(cases[1].parts.map(\.label) == ["to", nil] && cases[1].parts.map(\.offset) == [0, 16])
      #expect(cases[1].parts[0].type == String.self && cases[1].parts[1].type == [Double].self)
      #expect(cases[2].parts[0].type == Parcel<Double>.self && cases[3].parts.isEmpty)
      #expect(RuntimeReflection.cases(of: Child.self)?.map(\.parts.count) == [0, 1, 0])
      #expect(RuntimeReflection.cases(of: Record.self)?.count == nil)
    }

    @Test func `a payload is read in its place, and the value is whole again afterwards`() throws {
      func parts(of value: Parcel<String>) throws -> (String, Parcel<String>) {
        let (type, cases) = (Parcel<String>.self, try #require(RuntimeReflection.cases(of: Parcel<String>.self)))
        var value = value
        let number = withUnsafePointer(to: value) { RuntimeReflection.caseNumber(at: $0, of: type) }
        let text = withUnsafeMutablePointer(to: &value) { place in
          RuntimeReflection.withPayload(of: cases[number], in: place, of: type) { payload in
            switch cases[number].name {
            case "nested": "\(payload.assumingMemoryBound(to: type).pointee)"
            case "sent": "\((payload + 16).assumingMemoryBound(to: [String].self).pointee)"
            default: payload.assumingMemoryBound(to: String.self).pointee
            }
          }
        }
        return (text, value)
      }
      for value in [Parcel.full("a"), .sent(to: "b", ["c"]), .nested(.nested(.empty))] {
        let (text, after) = try parts(of: value)
        #expect("\(after)" == "\(value)" && "\(value)".contains(text))
      }
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
