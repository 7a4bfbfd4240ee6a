import CommandLines
import Testing

@Suite struct RoffTests {
  @Test func `every block has its macro, and signs that roff would read are escaped`() {
    let text = #"""
      # Name
      x - it's a "page"
      # Terms
      ## Part
      - `-a`: text
      - a point

      .dot \ `' ^ ~`

          .code -x

          'y
      """#
    #expect(
      Roff(title: "x", section: 5, of: .sample).page(ManualMarkup.blocks(text)) == #"""
        .TH X 5 2026-01-02 "tool 1.2" "Tools"
        .SH NAME
        x - it\(aqs a \(dqpage\(dq
        .SH TERMS
        .SS Part
        .TP 4
        \fB\%\-a\fR
        text
        .IP \(bu 3
        a point
        .PP
        \&.dot \e \fB\%\(aq\~\(ha\~\(ti\fR
        .PP
        .RS 4
        .nf
        \&.code \-x
        \&
        \(aqy
        .fi
        .RE

        """#)
  }
}
