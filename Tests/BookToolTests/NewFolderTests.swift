import Foundation
import Testing

/// A new folder is created as a whole or not at all.
struct NewFolderTests {
  private func tool() async throws -> Tool {
    let tool = try await Tool()
    try tool.write("# Bees\n\nThey fly.\n", to: "Old/bees.md")
    return tool
  }

  private func names(in folder: String, of tool: Tool) throws -> [String] {
    let path = tool.folder.appending(path: folder).path(percentEncoded: false)
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  @Test func `what a killed import left behind doesn't matter`() async throws {
    let tool = try await tool()
    try tool.write("half", to: ".New.unfinished/Content/en/half.md")
    #expect(try await tool.run("import", "Old", "New").status == 0)
    #expect(try names(in: "New", of: tool).contains("Content"))
    #expect(!FileManager.default.fileExists(atPath: tool.folder.path + "/New/Content/en/half.md"))
    #expect(try !names(in: ".", of: tool).contains(".New.unfinished"))
  }

  @Test func `an empty folder is filled, also after a killed import`() async throws {
    let tool = try await tool()
    try tool.write("half", to: "New/.unfinished/Content/en/half.md")
    #expect(try await tool.run("import", "Old", "New").status == 0)
    let new = try names(in: "New", of: tool)
    #expect(new.contains("Content"))
    #expect(!new.contains(".unfinished"))
  }

  @Test func `a folder with files is left alone`() async throws {
    let tool = try await tool()
    try tool.write("mine", to: "New/mine.txt")
    let run = try await tool.run("import", "Old", "New")
    #expect(run.status == 1)
    #expect(try names(in: "New", of: tool) == ["mine.txt"])
  }

  @Test func `nothing is left of a folder that can't be written`() async throws {
    let tool = try await tool()
    // A file where the parent folder should be.
    try tool.write("", to: "file")
    let run = try await tool.run("import", "Old", "file/New")
    #expect(run.status != 0)
    #expect(try !names(in: ".", of: tool).contains { $0.hasSuffix(".unfinished") })
  }
}
