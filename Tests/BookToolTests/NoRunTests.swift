import Foundation
import Testing

/// A book by an unknown author is built without running its code.
struct NoRunTests {
  @Test func `nothing is compiled or run, and pages say that nothing was checked`() async throws {
    let tool = try await Tool()
    // A wrong transcript and a block that doesn't compile.
    for language in ["en", "ru"] {
      try tool.write(
        Tool.chapter(Tool.chapter, in: language).replacing("Buy, ", with: "Wrong, ")
          + "\n```swift\nnot Swift\n```\n",
        to: "Content/\(language)/basics/button.md"
      )
    }
    // With an empty `PATH`, there is no compiler to start.
    let run = try await tool.run(
      shell: "PATH=/nowhere TMPDIR=/nowhere exec '\(Tool.executable)' build --no-run"
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("no code was compiled or run"))
    let text = try tool.read("build/site/en/button/index.txt")
    #expect(text.contains("Wrong, Button"))
    #expect(text.contains("Not checked in this build."))
    #expect(try !tool.read("build/site/en/report/index.txt").contains("given to the compiler"))
    #expect(throws: (any Error).self) { try tool.read("build/check.json") }
    #expect(try await tool.run("build").status == 1)
  }

  @Test(arguments: [["--no-run"], ["--only", "content"]])
  func `a page that is not read is reported once`(options: [String]) async throws {
    let tool = try await Tool()
    let table =
      String(repeating: "|x", count: 800) + "|\n" + String(repeating: "|-", count: 800) + "|\n"
      + String(repeating: "|x\n", count: 800)
    try tool.write("# A\n\n" + table, to: "table.md")
    let run = try await tool.run(["check"] + options + ["table.md"])
    #expect(run.status == 1)
    #expect(run.errors.components(separatedBy: "[oversized-table]").count == 2, "\(run.errors)")
  }

  @Test func `content is still checked`() async throws {
    let tool = try await Tool()
    try tool.write(
      Tool.chapter + "\n[a](javascript:alert(1)) <script>alert(1)</script>\n",
      to: "Content/en/basics/button.md"
    )
    let run = try await tool.run("check", "--no-run")
    #expect(run.status == 1)
    #expect(run.errors.contains("[broken-link]"))
    #expect(run.errors.contains("[raw-html]"))
  }

  @Test(arguments: [
    ["build", "--no-run", "--release", "1.0.0"], ["check", "--no-run", "--update"],
    ["check", "--no-run", "--only", "snippets"], ["check", "--no-run", "--package", "."],
  ])
  func `options that need to run code are rejected`(arguments: [String]) async throws {
    #expect(try await Tool().run(arguments).status == 2)
  }

  @Test func `a file outside the book is not copied into the site`() async throws {
    let tool = try await Tool()
    let run = try await tool.run(
      shell: """
        echo secret > "${TMPDIR:-/tmp}/secret-$$.txt"; ln -s "${TMPDIR:-/tmp}/secret-$$.txt" Site/secret.txt
        '\(Tool.executable)' build --no-run; status=$?; rm "${TMPDIR:-/tmp}/secret-$$.txt"; exit $status
        """
    )
    #expect(run.status == 1)
    #expect(run.errors.contains("[outside-book]"))
    #expect(throws: (any Error).self) { try tool.read("build/site/secret.txt") }
  }
}
