import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a report as Jenkins does, with a real parser, and complains about what its schema (`junit-10.xsd` of the xUnit
/// plugin) does not allow. Surefire's schema has the same elements below `testsuite`, and fewer attributes: those used
/// here are common to both.
final class JUnitReader: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
    var children: [Element] = []
  }

  private(set) var complaints: [String] = []
  private var open: [Element] = []
  private var root: Element?

  /// The root of a document, and what is wrong with it.
  static func read(_ text: String) -> (root: Element?, complaints: [String]) {
    let reader = JUnitReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    if !parser.parse() { reader.complaints.append("not well formed in line \(parser.lineNumber)") }
    if reader.root?.name != "testsuites" { reader.complaints.append("the root is no <testsuites>") }
    return (reader.root, reader.complaints)
  }

  /// Which children and attributes an element has; a required attribute ends in `!`.
  private static let schema: [String: (children: Set<String>, attributes: Set<String>)] = [
    "testsuites": (["testsuite"], ["name", "time", "tests", "failures", "errors"]),
    "testsuite": (["testcase"], ["name!", "tests!", "failures!", "errors!", "skipped", "time"]),
    "testcase": (["failure", "error", "skipped"], ["name!", "classname", "time"]),
    "failure": ([], ["type", "message"]), "error": ([], ["type", "message"]), "skipped": ([], ["message"]),
  ]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if let parent = open.last, Self.schema[parent.name]?.children.contains(name) != true {
      complaints.append("<\(name)> in <\(parent.name)>")
    }
    if let rule = Self.schema[name] {
      for key in attributes.keys where !rule.attributes.contains(key) && !rule.attributes.contains(key + "!") {
        complaints.append("attribute \(key) of <\(name)>")
      }
      for key in rule.attributes where key.hasSuffix("!") && attributes[String(key.dropLast())] == nil {
        complaints.append("<\(name)> without \(key)")
      }
    }
    if let time = attributes["time"], time.wholeMatch(of: /[0-9]+\.[0-9]{3}/) == nil {
      complaints.append("time \(time)")
    }
    open.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open[open.count - 1].text += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    let element = open.removeLast()
    if ["testsuites", "testsuite"].contains(name) { check(element) }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  /// The counts of a suite are those of its cases, as far as it says them.
  private func check(_ suite: Element) {
    let cases = suite.name == "testsuites" ? suite.children.flatMap(\.children) : suite.children
    func count(_ mark: String) -> String { String(cases.count { $0.children.contains { $0.name == mark } }) }
    for (key, number) in [
      ("tests", String(cases.count)), ("failures", count("failure")), ("errors", count("error")),
      ("skipped", count("skipped")),
    ] {
      if let said = suite.attributes[key], said != number { complaints.append("\(key) \(said), not \(number)") }
    }
  }
}
