import Foundation
import Testing

struct ExplainTests {
  /// The sources of the tool, which contain the ids of all rules.
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  private static func swiftFiles() throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: sources.path(percentEncoded: false)
    )
    return try paths.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: sources.appending(path: $0), encoding: .utf8)
    }
  }

  @Test func `every rule in the sources is listed`() async throws {
    let list = try await Tool().run("explain").output.split(separator: "\n")
    let listed = list.map { String($0.prefix { $0 != ":" }) }
    var named: Set<String> = []
    for file in try Self.swiftFiles() {
      for call in ["Rule(", "Diagnostic("] {
        for arguments in file.components(separatedBy: call).dropFirst() {
          let first = arguments.drop(while: \.isWhitespace)
          guard first.hasPrefix("id: \"") else { continue }
          named.insert(String(first.dropFirst("id: \"".count).prefix { $0 != "\"" }))
        }
      }
    }
    #expect(named.count > 60)
    #expect(Set(listed) == named)
    #expect(listed == listed.sorted())
  }

  @Test func `an explanation includes the meaning, the impact and both examples`()
    async throws
  {
    let run = try await Tool().run("explain", "vague-link-text")
    #expect(run.status == 0)
    for part in [
      "vague-link-text\n", "WCAG 2.2, 2.4.9", "Impact: Screen reader users", "Wrong:", "Right:",
    ] {
      #expect(run.output.contains(part), "\(part)")
    }
    #expect(run.output.contains("<!-- allow: vague-link-text REASON -->"))
  }

  @Test func `a rule that cannot be allowed says so`() async throws {
    let run = try await Tool().run("explain", "broken-link")
    #expect(run.output.contains("It cannot be allowed, only fixed."))
    #expect(!run.output.contains("<!-- allow"))
  }

  @Test func `a mistyped rule exits with 2 and suggests the nearest`() async throws {
    let run = try await Tool().run("explain", "vage-link-text")
    #expect(run.status == 2)
    #expect(run.errors.contains("did you mean 'vague-link-text'?"))
  }

  @Test func `findings end with their number and a hint to explain them`() async throws {
    let tool = try await Tool()
    try tool.write(
      Tool.chapter + "\nRead it [here](https://example.org).\n",
      to: "Content/en/basics/button.md"
    )
    let run = try await tool.run("check", "--only", "content", "--strict")
    #expect(run.status == 1)
    #expect(run.errors.contains("[vague-link-text]"))
    #expect(run.errors.contains("'book explain vague-link-text'"))
    let end = run.errors.split(separator: "\n").suffix(2)
    #expect(end.first?.wholeMatch(of: /\d+ errors?.* in \d+ files?\./) != nil, "\(run.errors)")
    #expect(end.last?.hasPrefix("To explain a rule in square brackets: ") == true)
  }

  @Test(arguments: ["github", "json", "sarif", "junit"])
  func `findings for programs are not followed by their number`(format: String) async throws {
    let tool = try await Tool()
    try tool.write("# A\n\nSee [a page](missing.md).\n", to: "notes.md")
    let run = try await tool.run("check", "notes.md", "--only", "content", "--format", format)
    #expect(run.status == 1)
    #expect(run.output.contains("broken-link"))
    #expect(!(run.output + run.errors).contains(" in 1 file."))
  }

  @Test func `findings that are not shown are counted`() async throws {
    let tool = try await Tool()
    let links = (1...60).map { "See [page \($0)](missing\($0).md).\n" }.joined(separator: "\n")
    try tool.write("# A\n\n\(links)", to: "notes.md")
    let run = try await tool.run("check", "notes.md", "--only", "content")
    #expect(run.errors.contains("there are 10 more findings of this rule [broken-link]"))
    #expect(run.errors.contains("\n60 errors in 1 file.\n"), "\(run.errors)")
  }
}
