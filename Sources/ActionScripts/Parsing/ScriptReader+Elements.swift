import ExactStrings

// One array of statements.
extension ScriptReader {
  /// The number of bytes of a line before a statement that are kept for diagnostics. Text after a statement is never
  /// shown: it may not have arrived yet, and the same input has to give the same diagnostics.
  private static let keptLine = 4096
  /// The number of blanks before a statement after which the start of the line is dropped.
  private static let keptBlanks = 1 << 20

  mutating func nextElement() -> Element? {
    if spansLines {
      let start = buffer[anchor..<position].lastIndex(of: UInt8(ascii: "\n")) ?? position - 1
      (anchor, anchorLine, anchorColumn, spansLines) = (start + 1, line, 1, false)
    }
    while true {
      let step = buffer.withUnsafeBufferPointer { elements.next(in: $0, from: position, isFinished: isFinished) }
      switch step {
      case .needsMore: return nil
      case .newline(let end):
        pass(to: end)
        line += 1
        anchor = end
        anchorLine = line
        anchorColumn = 1
        if elements.newlines > 1 { sawBlankLine = sawStatement }
      case .skip(let end): pass(to: end)
      case .element(let range): return element(range)
      case .fault(let fault, let end): return refuse(fault, passing: end)
      case .end: return nil
      }
    }
  }

  private mutating func pass(to end: Int) {
    position = end
    anchorEnd = end
    forgetLine(before: end, ifLongerThan: Self.keptBlanks)
  }

  private mutating func forgetLine(before start: Int, ifLongerThan limit: Int) {
    guard start - anchor > limit else { return }
    anchorColumn += buffer[anchor..<start].count { $0 & 0xC0 != 0x80 }
    anchor = start
  }

  private mutating func element(_ range: Range<Int>) -> Element {
    forgetLine(before: range.lowerBound, ifLongerThan: Self.keptLine)
    let (line, column, anchor, file) = (line, anchorColumn, anchor, file)
    anchorLine = line
    let offset = bufferOffset + anchor
    var newlines = 0
    let result = buffer.withUnsafeBufferPointer { bytes -> Result<Statement, Diagnostic> in
      let text = UnsafeBufferPointer(rebasing: bytes[anchor..<range.upperBound])
      let map = SourceMap(text: text, line: line, column: column)
      let place = range.lowerBound - anchor..<range.upperBound - anchor
      newlines = text[place].count { $0 == UInt8(ascii: "\n") }
      do throws(SyntaxError) {
        if let bad = text.firstInvalidUTF8(in: place) { throw Self.notUTF8(text[bad], at: offset + bad, bad) }
        return .success(try JSONStatementParser(text: text, map: map).statement(in: place))
      } catch {
        return .failure(map.diagnostic(error, file: file))
      }
    }
    position = range.upperBound
    anchorEnd = position
    spansLines = newlines > 0
    self.line += newlines
    return yield(result, isJSON: true)
  }

  private mutating func refuse(_ fault: SyntaxError, passing end: Int) -> Element {
    forgetLine(before: fault.range.lowerBound, ifLongerThan: Self.keptLine)
    let (line, column, anchor, file) = (line, anchorColumn, anchor, file)
    let diagnostic = buffer.withUnsafeBufferPointer { bytes -> Diagnostic in
      let text = UnsafeBufferPointer(rebasing: bytes[anchor..<min(fault.range.upperBound, bytes.count)])
      var fault = fault
      fault.range = fault.range.lowerBound - anchor..<fault.range.upperBound - anchor
      return SourceMap(text: text, line: line, column: column).diagnostic(fault, file: file)
    }
    let newlines = buffer[position..<end].count { $0 == UInt8(ascii: "\n") }
    spansLines = newlines > 0
    self.line += newlines
    position = end
    anchorEnd = end
    return yield(.failure(diagnostic), isJSON: true)
  }
}
