import Testing

struct StandardInputTests {
  private let tool: Tool

  init() async throws {
    tool = try await Tool()
    try tool.write(Tool.chapter.replacing("Buy, Button", with: "By, Button"), to: "wrong.md")
    try tool.write(
      "/// Doubles.\n///\n/// ```swift\n/// print(2)\n/// ```\n///\n/// ```output\n/// 3\n/// ```\n",
      to: "Doubling.swift"
    )
    try tool.write(
      "import UIKit\nlet buy = UIButton(type: .system)\nbuy.setTitle(1, for: .normal)\n",
      to: "Cart.swift"
    )
  }

  @Test(arguments: [
    ("check - < wrong.md", "<stdin>:14:1: error: the transcript differs from the computed lines"),
    ("check - --name answer.md < wrong.md", "answer.md:14:1: error: the transcript differs"),
    (
      "check - --name Sources/D.swift < Doubling.swift", "Sources/D.swift:8:5: error: the output is"
    ),
    ("say - < Cart.swift", "<stdin>:3:14: error:"),
    ("say - --name Cart.swift < Cart.swift", "Cart.swift:3:14: error:"),
  ])
  func `findings use the name given to standard input`(
    line: String,
    message: String
  ) async throws {
    let run = try await tool.run(shell: "'\(Tool.executable)' \(line)")
    #expect(run.status == 1)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains(" | "), "the line is shown")
  }

  @Test func `correct input has no findings, and empty input is empty`() async throws {
    try tool.write(Tool.chapter, to: "right.md")
    let run = try await tool.run(shell: "'\(Tool.executable)' check - < right.md")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("1 transcript computed"))
    let empty = try await tool.run(shell: "'\(Tool.executable)' check - < /dev/null")
    #expect(empty.status == 0, "\(empty.errors)")
  }

  @Test(arguments: [
    ("check - -", "Standard input, '-', can be read only once."),
    ("check wrong.md --name a.md", "also pass '-' as a file"),
    ("say Cart.swift --name a.swift", "also pass '-' as a file"),
    ("say - Cart.swift --name Cart.swift", "'--name' must be a name that no other file has"),
    ("check - --update", "'--update' writes files; it can't be used with standard input, '-'."),
  ])
  func `a command line that misuses standard input exits with 2`(
    line: String,
    message: String
  ) async throws {
    let run = try await tool.run(shell: "'\(Tool.executable)' \(line) < /dev/null")
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
