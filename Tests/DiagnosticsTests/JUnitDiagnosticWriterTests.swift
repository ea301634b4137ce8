import Diagnostics
import Testing

struct JUnitDiagnosticWriterTests {
  private static let cases = [5, 20].map { line in
    JUnitDiagnosticWriter.Case(
      location: SourceLocation(path: "a.md", line: line),
      name: "transcript"
    )
  }

  @Test func `a finding is a failure of its case`() {
    let finding = Diagnostic(
      id: "transcript",
      at: SourceLocation(path: "a.md", line: 7, column: 1),
      "'Buy' & \"Sell\" < differ"
    )
    #expect(
      JUnitDiagnosticWriter().write(Self.cases, [finding]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="a.md" id="0" package="" hostname="localhost" \
        timestamp="1970-01-01T00:00:00" time="0" tests="2" failures="1" errors="0" skipped="0">
            <properties/>
            <testcase name="transcript, line 5" classname="a.md" time="0">
              <failure type="transcript" message="'Buy' &amp; &quot;Sell&quot; &lt; differ">\
        a.md:7:1: 'Buy' &amp; "Sell" &lt; differ</failure>
            </testcase>
            <testcase name="transcript, line 20" classname="a.md" time="0"/>
            <system-out/>
            <system-err/>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test func `line breaks in findings are kept, even in attributes`() {
    let finding = Diagnostic(id: "a-rule", at: nil, "one\ntwo", details: ["three"])
    let text = JUnitDiagnosticWriter().write([], [finding])
    #expect(text.contains("message=\"one&#10;two\">one\ntwo\nthree</failure>"))
  }

  @Test func `a finding without a case becomes one`() {
    let finding = Diagnostic(id: "missing-compiler", at: nil, "no compiler")
    let text = JUnitDiagnosticWriter().write(Self.cases, [finding])
    #expect(text.contains("<testsuite name=\"book\" id=\"0\""))
    #expect(text.contains("<testcase name=\"missing-compiler\" classname=\"\" time=\"0\">"))
  }

  @Test func `control characters are shown as symbols`() {
    let location = SourceLocation(path: "a\n::error::b.md")
    let finding = Diagnostic(id: "a-rule", at: location, "\u{1B}[2J\u{9B}", details: ["::error::a"])
    let text = JUnitDiagnosticWriter().write([], [finding])
    #expect(text.contains("<testsuite name=\"a␊::error::b.md\""))
    #expect(text.contains("classname=\"a␊::error::b.md\""))
    #expect(text.contains("message=\"␛[2J␡\">a␊::error::b.md: ␛[2J␡\n\\::error::a</failure>"))
  }
}
