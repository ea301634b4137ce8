import Testing

#if os(Linux)
/// Results that can't be written aren't lost in silence.
struct FullOutputTests {
  @Test(arguments: [
    "explain broken-link", "words it", "check --no-run --format sarif",
    "check --no-run --format json", "check --no-run", "say Cart.swift",
    "say --format json Cart.swift",
    "--version", "--help", "say --help",
  ])
  func `a command whose output is full fails`(arguments: String) async throws {
    let tool = try await Tool()
    try tool.write("import UIKit\nlet cart = UIButton()\n", to: "Cart.swift")
    let run = try await tool.run(shell: "'\(Tool.executable)' \(arguments) >/dev/full")
    #expect(run.status == 70)
    #expect(run.errors.hasSuffix("Error: the output cannot be written: the disk is full.\n"))
  }

  @Test func `findings on standard error do not need standard output`() async throws {
    let tool = try await Tool()
    let run = try await tool.run(shell: "'\(Tool.executable)' explain nothing >/dev/full")
    #expect(run.status == 2)
  }

  @Test func `a reader that closes the pipe is not an error`() async throws {
    let tool = try await Tool()
    let run = try await tool.run(shell: "'\(Tool.executable)' --help | head -1; true")
    #expect(run.status == 0)
    #expect(!run.errors.contains("Error"))
  }
}
#endif
