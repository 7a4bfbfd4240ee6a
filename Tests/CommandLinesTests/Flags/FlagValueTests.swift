import CommandLines
import Testing

@Suite struct FlagValueTests {
  private enum Three: String, FlagChoice { case a, b, c }
  private enum One: String, FlagChoice { case a }

  private func problem(with text: String, as type: (some FlagValue).Type) -> UsageError? {
    do throws(UsageError) {
      _ = try type.init(flagText: text)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a type of flag values reads texts of its form`() throws {
    #expect(try String(flagText: "a b") == "a b")
    #expect(try Three(flagText: "b") == .b)
    #expect(try UInt64(flagText: "007") == 7)
    #expect(try PositiveCount(flagText: "18446744073709551615").number == .max)
    #expect(try ByteCount(flagText: "512MiB") == ByteCount(512 << 20))
    #expect(try Assignment(flagText: "n=").value == "")
  }

  @Test func `the problem of a wrong value names the accepted form`() {
    #expect(problem(with: "", as: String.self)?.message == "needs a value that is not empty")
    #expect(problem(with: "c", as: One.self)?.message == "takes 'a', not 'c'")
    #expect(problem(with: "A", as: Three.self)?.message == "takes 'a', 'b' or 'c', not 'A'")
    #expect(problem(with: "+1", as: UInt64.self)?.message == "takes a whole number, 0 or more, not '+1'")
    #expect(problem(with: "", as: UInt64.self)?.message == "takes a whole number, 0 or more, not ''")
    #expect(problem(with: "٣", as: UInt64.self)?.message == "takes a whole number, 0 or more, not '٣'")
    #expect(problem(with: "0", as: PositiveCount.self)?.message == "takes a whole number, 1 or more, not '0'")
    #expect(problem(with: "lots", as: ByteCount.self)?.message == "takes a size such as 512MiB or 2GiB, not 'lots'")
    #expect(problem(with: "=1", as: Assignment.self)?.message == "takes NAME=VALUE, not '=1'")
  }

  @Test func `a choice suggests the word that was meant`() {
    #expect(problem(with: "txt", as: SampleFormat.self)?.hint == "did you mean 'text'?")
    #expect(problem(with: "xml", as: SampleFormat.self)?.hint == nil)
  }

  @Test func `a default is printed as it is typed`() {
    #expect(SampleFlags.format.declaration.standard == "text")
    #expect(SampleFlags.context.declaration.standard == "3")
    #expect(SampleFlags.jobs.declaration.standard == "2")
    #expect(Flag<ByteCount>("m", default: ByteCount(2 << 30), "").declaration.standard == "2GiB")
    #expect(SampleFlags.seed.declaration.standard == nil)
  }
}
