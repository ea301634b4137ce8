import Foundation
import Testing

/// The page for coding assistants matches the tool.
struct AssistantPageTests {
  /// A command on the page, with the output it shows.
  private struct Example {
    var command: String
    var output: String
  }

  @Test func `every command on the page for assistants writes the output shown there`() async throws
  {
    let tool = try await Tool()
    let examples = Self.examples(in: try Repository.text("docs/for-assistants.md"))
    #expect(examples.count >= 8)
    var script = "book() { '\(Tool.executable)' \"$@\"; }\nstatus=0\n"
    for (index, example) in examples.enumerated() {
      // `$?` is that of the previous example.
      script +=
        "{ (exit $status)\n\(example.command)\n} > '\(index).out' 2> '\(index).err'; status=$?\n"
    }
    try tool.write(script, to: "page.sh")
    let run = try await tool.run(shell: "sh page.sh")
    #expect(run.errors.isEmpty, "\(run.errors)")
    for (index, example) in examples.enumerated() {
      // Standard output comes first, then standard error; the page omits the last lines.
      let output = try tool.read("\(index).out") + tool.read("\(index).err")
      let summaries = ["block of code compiled", "was checked without a book"]
      let spoken = output.split(separator: "\n").filter { line in
        !summaries.contains { line.contains($0) }
      }
      #expect(spoken.joined(separator: "\n") == example.output, "\(example.command)")
    }
  }

  @Test func `every finding, status and key on the page exists`() throws {
    let page = try Repository.text("docs/for-assistants.md")
    let schemas = try ["say", "check"].map { try Repository.text("docs/schemas/\($0).schema.json") }
      .joined()
    let paths = page.matches(of: /`([a-z]+\[\][a-zA-Z.\[\]]*)`/).map { String($0.output.1) }
    #expect(paths.count >= 6)
    for key in paths.flatMap({ $0.replacing("[]", with: "").split(separator: ".") }) {
      let isDescribed = schemas.contains("\"\(key)\"")
      #expect(isDescribed, "\(key)")
    }
  }

  /// The commands in console blocks: each begins with `$ ` and ends before its output.
  private static func examples(in page: String) -> [Example] {
    var examples: [Example] = []
    var fence: Substring?
    var isInput = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let opening = fence else {
        if line.hasPrefix("```"), line.hasSuffix("console") { fence = line.prefix { $0 == "`" } }
        continue
      }
      if line == opening {
        fence = nil
      } else if isInput {
        examples[examples.count - 1].command += "\n\(line)"
        isInput = line != "END"
      } else if line.hasPrefix("$ ") {
        examples.append(Example(command: String(line.dropFirst(2)), output: ""))
        isInput = line.contains("<<'END'")
      } else {
        let output = examples[examples.count - 1].output
        examples[examples.count - 1].output = output.isEmpty ? "\(line)" : "\(output)\n\(line)"
      }
    }
    return examples
  }
}
