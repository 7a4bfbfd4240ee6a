import Dispatch
import Foundation
import JSONValues
import Reactors
import Testing
import TypeLayouts

@testable import Playback

@Suite struct EnumReaderTests {
  private enum Phase {
    case idle
    case loaded([Int])
    case failed(code: Int, String)
    case both(Int, Int)
    case named(reason: String)
    indirect case then(Phase)
    case nothing(Void)
    case maybe(Int?)
    case act((Int) -> String)
    case ask(String, then: () -> Void)
    case same(left: Int)
    case same(right: String, Bool)
    case notices(Pulse<Int>, Int)
  }

  private final class Account { var name = "Ada" }
  private struct Oops: Error { var code = 3 }
  private enum Trouble: Error { case offline }
  private enum Sole { case only(Account) }
  private enum Wide { case vector(SIMD8<Double>), none }
  private indirect enum Expression { case number(Int8), sum(Expression, Expression) }
  private struct Outer<Value> {
    enum Inner<Other> { case pair(Value, other: Other), left(Value), right(Other), neither, list([Inner]) }
  }
  private protocol Named: AnyObject {}
  private final class Person: Named { let name = "Ada" }
  private enum Packed {
    case bool(Bool), byte(UInt8), object(Account), named(any Named), text(String), part(Substring), deep(Sole?)
    case tuple((Int, String), b: [Int])
    case anything(Any), error(any Error), type(Any.Type), first, second
  }
  private enum Mirrored: CustomReflectable {
    case value(Int)
    var customMirror: Mirror { Mirror(self, children: ["other": 1]) }
  }

  @Test func `an enum shows its case with its payloads, by label or by place`() {
    let shown: [(Phase, String)] = [
      (.idle, #""idle""#), (.loaded([1, 2]), #"{"loaded":{"_0":[1,2]}}"#),
      (.failed(code: 4, "x"), #"{"failed":{"code":4,"_1":"x"}}"#), (.both(1, 2), #"{"both":{"_0":1,"_1":2}}"#),
      (.named(reason: "r"), #"{"named":{"reason":"r"}}"#),
      (.then(.then(.idle)), #"{"then":{"_0":{"then":{"_0":"idle"}}}}"#), (.nothing(()), #""nothing""#),
      (.maybe(nil), #"{"maybe":{"_0":null}}"#), (.act { "\($0)" }, #""act""#),
      (.ask("why", then: {}), #"{"ask":{"_0":"why"}}"#), (.same(left: 1), #"{"same":{"left":1}}"#),
      (.same(right: "a", true), #"{"same":{"right":"a","_1":true}}"#),
      (.notices(Pulse(wrappedValue: 3), 4), #"{"notices":{"_0":3,"_1":4}}"#),
    ]
    for (phase, text) in shown { #expect(tree(phase) == text) }
  }

  @Test func `generic, indirect and widely aligned payloads are shown, and those of an enum with a mirror of its own`()
  {
    #expect(tree(Result<Int, Oops>.success(1)) == #"{"success":{"_0":1}}"#)
    #expect(tree(Result<Int, any Error>.failure(Oops())) == #"{"failure":{"_0":{"code":3}}}"#)
    #expect(tree(Trouble.offline as any Error) == #""offline""#)
    #expect(
      tree(Expression.sum(.number(1), .sum(.number(2), .number(3))))
        == #"{"sum":{"_0":{"number":{"_0":1}},"_1":{"sum":{"_0":{"number":{"_0":2}},"_1":{"number":{"_0":3}}}}}}"#)
    #expect(tree(Wide.vector(SIMD8(repeating: 1))).hasPrefix(#"{"vector":{"_0":"#))
    #expect(tree(Mirrored.value(7)) == (Reflection.knowsTypes ? #"{"value":{"_0":7}}"# : #""<Mirrored>""#))
  }

  @Test func `an enum looks as it does in its mirror`() {
    func bothWays<Value>(_ value: Value) -> [String] {
      var objects = EnclosingObjects()
      let mirrored = withUnsafePointer(to: value) { MirrorReader<Value>().tree(at: $0, inside: &objects) }
      return [tree(value), mirrored.text]
    }
    let context = DecodingError.Context(codingPath: [], debugDescription: "d", underlyingError: Trouble.offline)
    let values: [Any] = [
      Packed.bool(true), Packed.bool(false), Packed.byte(255), Packed.object(Account()), Packed.named(Person()),
      Packed.text("a longer text than fits into a string"), Packed.part("ab".dropFirst()), Packed.deep(nil),
      Packed.deep(.only(Account())), Packed.tuple((1, "a"), b: [2]), Packed.anything(Oops()), Packed.anything([1, 2]),
      Packed.error(Oops()), Packed.type(Int.self), Packed.first, Packed.second, Outer<Int>.Inner<String>.neither,
      Outer<Int>.Inner<String>.pair(1, other: "b"), Outer<[Int]>.Inner<Bool?>.list([.left([1]), .right(nil)]),
      DispatchTimeInterval.milliseconds(3), DispatchTimeInterval.never, Calendar.Component.day,
      DecodingError.dataCorrupted(context), EncodingError.invalidValue(7, .init(codingPath: [], debugDescription: "e")),
      Result<Packed, any Error>.failure(Trouble.offline), Result<Packed, any Error>.success(.byte(1)),
    ]
    for value in values {
      let texts: [String] = _openExistential(value, do: bothWays)
      #expect(texts[0] == texts[1])
    }
  }

  @Test func `reading an object in a payload leaves the references to it as they were`() {
    var values: [Sole]? = [.only(Account())]
    weak var account: Account?
    if case .only(let found)? = values?.first { account = found }
    for _ in 0..<3 { #expect(tree(values) == #"[{"only":{"_0":{"name":"Ada"}}}]"#) }
    #expect(account?.name == "Ada")
    values = nil
    #expect(account == nil)
  }

  @Test(.whereTypesTell) func `a value is fixed if its payload is, whatever other cases hold`() {
    #expect(TreeReader.reader(of: Result<String, Never>.self).isFixed)
    #expect(!TreeReader.reader(of: Sole.self).isFixed && !TreeReader.isFixed(Sole.only(Account())))
    #expect(!TreeReader.reader(of: Phase.self).isFixed)
    #expect(TreeReader.isFixed(Phase.failed(code: 1, "a")) && TreeReader.isFixed(Phase.idle))
    #expect(!TreeReader.isFixed(Phase.act { "\($0)" }))
  }
}
