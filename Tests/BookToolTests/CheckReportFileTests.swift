import Foundation
import Testing

struct CheckReportFileTests {
  @Test func `building and checking write the same report, independent of the machine`()
    async throws
  {
    let tool = try await Tool()
    #expect(try await tool.run("build").status == 0)
    let built = try tool.read("build/check.json")
    try FileManager.default.removeItem(at: tool.folder.appending(path: "build/check.json"))
    #expect(try await tool.run("check").status == 0)
    #expect(try tool.read("build/check.json") == built)
    #expect(!built.contains(tool.folder.lastPathComponent))
    let object = try JSONSerialization.jsonObject(with: Data(built.utf8)) as? [String: Any]
    let all = try #require(object?["all"] as? [String: Any])
    #expect(all["ran"] as? Int == 2)
    #expect(all["voiceOver"] as? [String: Int] == ["computed": 2, "guessed": 0, "heard": 0])
    #expect(all["broken"] as? Int == 0)
    let languages = try #require(object?["languages"] as? [[String: Any]])
    #expect(languages.map { $0["language"] as? String } == ["en", "ru"])
    #expect(try tool.read("build/site/en/report/index.html").contains(/<td[^>]*>2/))
  }

  @Test func `broken promises are counted`() async throws {
    let tool = try await Tool()
    try tool.write(
      Tool.chapter.replacing("Buy, B", with: "By, B"),
      to: "Content/en/basics/button.md"
    )
    #expect(try await tool.run("check").status == 1)
    #expect(try tool.read("build/check.json").contains("\"broken\" : 1"))
  }

  @Test(arguments: [["--filter", "button"], ["--shard", "1/2"], ["--only", "content"]])
  func `a partial check leaves the report of the whole book unchanged`(
    arguments: [String]
  ) async throws {
    let tool = try await Tool()
    #expect(try await tool.run("check", arguments[0], arguments[1]).status == 0)
    #expect(throws: (any Error).self) { try tool.read("build/check.json") }
  }

  @Test func `an unwritable report is a warning, not an error`() async throws {
    let tool = try await Tool()
    try FileManager.default.removeItem(at: tool.folder.appending(path: "build"))
    try tool.write("", to: "build")
    let run = try await tool.run("check")
    #expect(run.status == 0)
    #expect(run.errors.contains("warning: cannot write 'build/check.json'"))
  }
}
