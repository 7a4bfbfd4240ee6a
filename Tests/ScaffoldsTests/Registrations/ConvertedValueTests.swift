import Testing

@testable import Scaffolds

@Suite struct ConvertedValueTests {
  @Test(
    "a value is made from one that can be decoded",
    arguments: [
      ("Character", "x: String", #"x.first ?? " ""#),
      ("any Error", "x: String", #"PortError(port: "script", message: x)"#),
      ("Foundation.URLRequest", "x: URL", "URLRequest(url: x)"),
      ("NSNumber?", "x: Double?", "x.map { NSNumber(value: $0) }"),
      ("Notification.Name", "x: String", "Notification.Name(x)"),
      ("NSAttributedString", "x: String", "NSAttributedString(string: x)"),
    ])
  func aValueIsMadeFromOneThatCanBeDecoded(type: String, parameter: String, argument: String) {
    let value = ConvertedValue(of: type, label: nil, "x")
    #expect(value?.labels == [#""_""#])
    #expect(value?.parameters == [parameter])
    #expect(value?.argument == argument)
  }

  @Test("an NSError is made from its domain and its code; other types are not known")
  func anNSErrorIsMadeFromItsDomainAndItsCode() {
    #expect(ConvertedValue(of: "NSError", label: "error", "error")?.labels == [#""domain""#, #""code""#])
    #expect(ConvertedValue(of: "NSError?", label: nil, "x") == nil)
    #expect(ConvertedValue(of: "UIView", label: nil, "x") == nil)
  }
}
