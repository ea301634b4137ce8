import Foundation
import Testing

struct LastCheckTests {
  private static let record = "build/cache/check.json"

  /// A tool whose last check was replaced, so that a repeated report differs from a new one.
  private func checkedTool() async throws -> Tool {
    let tool = try await Tool()
    #expect(try await tool.run("check").status == 0)
    let record = try tool.read(Self.record)
    try tool.write(record.replacing("computed", with: "remembered"), to: Self.record)
    return tool
  }

  @Test func `a check of an unchanged book repeats the last report`() async throws {
    let tool = try await checkedTool()
    let run = try await tool.run("check")
    #expect(run.status == 0)
    #expect(run.output.contains("remembered"))
  }

  @Test(arguments: [
    "Content/en/basics/button.md", "Site/style.css", "Content/new.txt", "build/check.json",
  ])
  func `a change of any file leads to a new check`(path: String) async throws {
    let tool = try await checkedTool()
    let text = (try? tool.read(path)) ?? ""
    try tool.write(text + "\n", to: path)
    #expect(try await !tool.run("check").output.contains("remembered"))
  }

  @Test(arguments: [
    ["--no-cache"], ["--timeout", "9"], ["--only", "content"], ["--format", "junit"],
  ])
  func `a check with other options is not repeated`(arguments: [String]) async throws {
    let tool = try await checkedTool()
    let run = try await tool.run(["check"] + arguments)
    #expect(run.status == 0)
    #expect(!run.output.contains("remembered"))
  }

  @Test func `a check with errors is not remembered`() async throws {
    let tool = try await checkedTool()
    let record = try tool.read(Self.record)
    let text = Tool.chapter.replacing("Buy, B", with: "By, B")
    try tool.write(text, to: "Content/en/basics/button.md")
    #expect(try await tool.run("check").status == 1)
    #expect(try tool.read(Self.record) == record)
  }
}
