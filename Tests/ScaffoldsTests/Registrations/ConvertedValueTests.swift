import Testing

@testable import Scaffolds

@Suite struct ConvertedValueTests {
  @Test(arguments: [
    ("Any", "DecodedJSON", "x.value"),
    ("Character", "String", #"x.first ?? " ""#),
    ("any Error", "String", #"PortError(port: "script", message: x)"#),
    ("Foundation.URLRequest", "URL", "URLRequest(url: x)"),
    ("Notification.Name", "String", "Notification.Name(x)"),
    ("NSAttributedString", "String", "NSAttributedString(string: x)"),
    ("UIColor", "String", "UIColor(named: x) ?? .black"),
    ("UIImage", "String", "UIImage(named: x) ?? UIImage()"),
  ])
  func `a value is made from one that can be decoded`(type: String, decoded: String, made: String) {
    let value = ConvertedValue(of: type)
    #expect(value?.decoded == decoded)
    #expect(value?.made("x") == made)
  }

  @Test func `optionals, arrays and dictionaries of such values are made element by element`() throws {
    let any = try #require(ConvertedValue(of: "Any"))
    #expect(any.optional.decoded == "DecodedJSON?")
    #expect(any.optional.made("x") == "x.map { $0.value }")
    #expect(any.dictionary(by: "String").array.decoded == "[[String: DecodedJSON]]")
    #expect(any.dictionary(by: "String").array.made("x") == "x.map { $0.mapValues { $0.value } }")
    #expect(any.dictionary(by: "AnyHashable").decoded == "[String: DecodedJSON]")
    #expect(
      any.dictionary(by: "AnyHashable").made("x")
        == "Dictionary(uniqueKeysWithValues: x.map { (AnyHashable($0.key), $0.value.value) })")
    #expect(ConvertedValue("Int").array.isPlain)
  }

  @Test func `a type without a conversion has none`() {
    #expect(ConvertedValue(of: "UIView")?.decoded == nil)
  }
}
