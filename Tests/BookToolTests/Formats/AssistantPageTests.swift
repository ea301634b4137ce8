import Foundation
import Testing

/// The page for coding assistants shows what the tool does.
struct AssistantPageTests {
  /// A command of the page and what it is said to write.
  private struct Example {
    var command: String
    var output: String
  }

  @Test func `every command of the page for assistants writes what the page says`() async throws {
    let tool = try await Tool()
    let examples = Self.examples(in: try Repository.text("docs/for-assistants.md"))
    #expect(examples.count >= 8)
    var script = "book() { '\(Tool.executable)' \"$@\"; }\nstatus=0\n"
    for (index, example) in examples.enumerated() {
      // '$?' is that of the example before.
      script +=
        "{ (exit $status)\n\(example.command)\n} > '\(index).out' 2> '\(index).err'; status=$?\n"
    }
    try tool.write(script, to: "page.sh")
    let run = try await tool.run(shell: "sh page.sh")
    #expect(run.errors.isEmpty, "\(run.errors)")
    for (index, example) in examples.enumerated() {
      // What is spoken comes first, what is wrong with it after it; the page leaves the last lines out.
      let output = try tool.read("\(index).out") + tool.read("\(index).err")
      let summaries = ["block of code compiled", "was checked without a book"]
      let spoken = output.split(separator: "\n").filter { line in
        !summaries.contains { line.contains($0) }
      }
      #expect(spoken.joined(separator: "\n") == example.output, "\(example.command)")
    }
  }

  @Test func `every finding, status and key that the page names is there`() throws {
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

  /// The commands of the blocks for a console: each begins with `$ ` and ends before what it writes.
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
