import Playback
import Testing

@Suite struct RequestedKeysTests {
  /// Takes a number, or an object.
  struct Flexible: Decodable {
    struct Full: Decodable { var width: Int; var height: Int }
    struct Short: Decodable { var side: Int }
    var area: Int
    init(from decoder: any Decoder) throws {
      if let full = try? Full(from: decoder) {
        area = full.width * full.height
      } else {
        area = try Short(from: decoder).side * 2
      }
    }
  }
  enum Action: Decodable { case draw(Flexible) }

  @Test func `a type that tries several forms is known by all of their keys`() {
    #expect(echo(#"draw {"width":2,"height":3}"#, Action.self) == #"draw {"area":6}"#)
    #expect(echo(#"draw {"side":4}"#, Action.self) == #"draw {"area":8}"#)
    #expect(
      echo(#"draw {"side":4,"depth":1}"#, Action.self) == "1:6+20 draw: unknown key 'depth' | there is: width, side")
  }

  struct Drawing: Decodable { var parts: [Flexible] }
  enum DrawingAction: Decodable { case draw(Drawing) }

  @Test func `a list of values that try several forms is known by all of their keys`() {
    let parts = (1...30).map { $0 % 2 == 0 ? #"{"side":\#($0)}"# : #"{"width":1,"height":\#($0)}"# }
    let areas = (1...30).map { #"{"area":\#($0 % 2 == 0 ? $0 * 2 : $0)}"# }
    #expect(
      echo(#"draw {"parts":[\#(parts.joined(separator: ","))]}"#, DrawingAction.self)
        == #"draw {"parts":[\#(areas.joined(separator: ","))]}"#)
    #expect(
      echo(#"draw {"parts":[\#(parts.joined(separator: ",")),{"side":1,"depth":1}]}"#, DrawingAction.self)
        == "1:6+563 draw.parts.30: unknown key 'depth' | there is: width, side")
  }
}
