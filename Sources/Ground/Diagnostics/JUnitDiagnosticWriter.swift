import Markup
import SourceText

/// Writes test cases and their findings as JUnit XML, for CI services.
///
/// The schema requires a host, times and a package. They are constants here, so that a report
/// doesn't depend on the machine or the time.
///
/// Source: the XML schema of Apache Ant's JUnit report, `JUnit.xsd`.
package struct JUnitDiagnosticWriter: Sendable {
  package struct Case: Hashable, Sendable {
    package var location: SourceLocation
    package var name: String

    package init(location: SourceLocation, name: String) {
      self.location = location
      self.name = name
    }
  }

  package init() {}

  /// Writes one suite per file.
  ///
  /// A finding fails the last case before it, or becomes a case of its own.
  package func write(_ cases: [Case], _ diagnostics: [Diagnostic]) -> String {
    let paths = Set(cases.map(\.location.path) + diagnostics.map { $0.location?.path ?? "" })
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    for (number, path) in paths.sorted().enumerated() {
      text += suite(
        number,
        path,
        cases.filter { $0.location.path == path }.sorted { $0.location < $1.location },
        diagnostics.filter { ($0.location?.path ?? "") == path }
      )
    }
    return text + "</testsuites>\n"
  }

  private func suite(
    _ number: Int,
    _ path: String,
    _ cases: [Case],
    _ diagnostics: [Diagnostic]
  ) -> String {
    var failures = Dictionary(grouping: diagnostics) { diagnostic in
      cases.last { ($0.location.line ?? 0) <= (diagnostic.location?.line ?? 0) }
    }
    var body = ""
    for finding in failures.removeValue(forKey: nil) ?? [] {
      body += element(name: finding.id, path, [finding])
    }
    let others = diagnostics.count { finding in
      !cases.contains { ($0.location.line ?? 0) <= (finding.location?.line ?? 0) }
    }
    for item in cases {
      body += element(
        name: "\(item.name), line \(item.location.line ?? 0)",
        path,
        failures[item] ?? []
      )
    }
    let failed = failures.count { !$0.value.isEmpty } + others
    let name = path.isEmpty ? "book" : path
    return """
        <testsuite name="\(name.visibleLine.escapedForMarkup(in: .attribute))" id="\(number)" package="" hostname="localhost" \
      timestamp="1970-01-01T00:00:00" time="0" tests="\(cases.count + others)" \
      failures="\(failed)" errors="0" skipped="0">
          <properties/>
      \(body)    <system-out/>
          <system-err/>
        </testsuite>

      """
  }

  private func element(name: String, _ path: String, _ findings: [Diagnostic]) -> String {
    let (name, path) = (name.visibleLine, path.visibleLine)
    let start =
      "    <testcase name=\"\(name.escapedForMarkup(in: .attribute))\" classname=\"\(path.escapedForMarkup(in: .attribute))\" time=\"0\""
    guard let first = findings.first else { return "\(start)/>\n" }
    let text = findings.map { finding in
      let location = finding.location.map { "\($0.description.visibleLine): " } ?? ""
      let help = finding.help.map { ["help: \($0)"] } ?? []
      return ([location + finding.summary] + finding.details + help).joined(separator: "\n")
    }
    return """
      \(start)>
            <failure type="\(first.id.escapedForMarkup(in: .attribute))" message="\(first.summary.printable.escapedForMarkup(in: .attribute))">\
      \(text.joined(separator: "\n\n").printable.escapedForMarkup(in: .text))</failure>
          </testcase>

      """
  }
}
