import Diagnostics
import Foundation
import Testing

struct SARIFDiagnosticWriterTests {
  private static let finding = Diagnostic(
    id: "transcript",
    at: SourceLocation(path: "Content/ru/тест one.md", line: 7, column: 3),
    "the transcript differs from the computed lines",
    details: ["- Buy", "+ Sell"],
    help: "update it"
  )

  private func run(_ diagnostics: [Diagnostic]) throws -> [String: Any] {
    let text = try SARIFDiagnosticWriter(version: "1.0").write(diagnostics)
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(log?["version"] as? String == "2.1.0")
    return try #require((log?["runs"] as? [[String: Any]])?.first)
  }

  @Test func `a finding has its rule, level, message and location`() throws {
    let results = try #require(try run([Self.finding])["results"] as? [[String: Any]])
    let result = try #require(results.first)
    #expect(result["ruleId"] as? String == "transcript")
    #expect(result["level"] as? String == "error")
    let message = try #require(result["message"] as? [String: String])
    #expect(message["text"]?.hasSuffix("- Buy\n+ Sell\nhelp: update it") == true)
    let locations = try #require(result["locations"] as? [[String: [String: Any]]])
    let physical = try #require(locations.first?["physicalLocation"])
    #expect((physical["region"] as? [String: Int]) == ["startLine": 7, "startColumn": 3])
    let artifact = physical["artifactLocation"] as? [String: String]
    #expect(artifact?["uri"] == "Content/ru/%D1%82%D0%B5%D1%81%D1%82%20one.md")
  }

  @Test func `without findings, the log has a run without results`() throws {
    #expect((try run([])["results"] as? [Any])?.isEmpty == true)
  }
}
