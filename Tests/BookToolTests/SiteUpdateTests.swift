import Foundation
import Testing

/// A build after a build makes only what changed.
struct SiteUpdateTests {
  private static let chapter = "Content/en/basics/button.md"

  private func change(_ tool: Tool, _ line: String) throws {
    try tool.write(tool.read(Self.chapter) + "\n\(line)\n", to: Self.chapter)
  }

  /// The site that a build from nothing makes is the same to the byte.
  private func expectWholeSite(_ tool: Tool) async throws {
    // Results of programs may be cached, but nothing is known of a site.
    let cache = try await tool.run(
      shell: "mkdir build/other && cp -R build/cache/files build/cache/results build/other"
    )
    #expect(cache.status == 0, "\(cache.errors)")
    let whole = try await tool.run("build", "--cache", "build/other", "--output", "build/whole")
    #expect(whole.status == 0, "\(whole.errors)")
    let difference = try await tool.run(shell: "diff -r build/site build/whole")
    #expect(difference.status == 0, "\(difference.output)")
  }

  @Test func `a second build finds that nothing has changed and says the same`() async throws {
    let tool = try await Tool()
    let first = try await tool.run("build")
    let report = try tool.read("build/check.json")
    let second = try await tool.run("build")
    #expect(second.status == 0)
    #expect(second.output.contains("Nothing has changed; all"))
    #expect(first.output.split(separator: "\n").first == second.output.split(separator: "\n").first)
    #expect(try tool.read("build/check.json") == report)
  }

  @Test(arguments: [nil, "{}"])
  func `what a check came to is written again if somebody lost or changed it`(
    text: String?
  ) async throws {
    let tool = try await Tool()
    #expect(try await tool.run("build").status == 0)
    let report = try tool.read("build/check.json")
    if let text {
      try tool.write(text, to: "build/check.json")
    } else {
      try FileManager.default.removeItem(at: tool.folder.appending(path: "build/check.json"))
    }
    #expect(try await tool.run("build").output.contains("Nothing has changed; all"))
    #expect(try tool.read("build/check.json") == report)
  }

  @Test func `new text is built alone, and the site is that of a whole build`() async throws {
    let tool = try await Tool()
    #expect(try await tool.run("build").status == 0)
    try change(tool, "One more paragraph.")
    let run = try await tool.run("build")
    #expect(run.output.contains("Wrote 3 of "), "\(run.output)\(run.errors)")
    #expect(try tool.read("build/site/en/button/index.txt").contains("One more paragraph."))
    try await expectWholeSite(tool)
    let report = try tool.read("build/check.json")
    #expect(try await tool.run("check").status == 0)
    #expect(try tool.read("build/check.json") == report)
  }

  @Test func `a line before the code moves the places in the report`() async throws {
    let tool = try await Tool()
    let shown = "\n```swift shown reason=\"a test\"\nlet a = 1\n```\n"
    for language in ["en", "ru"] {
      try tool.write(
        Tool.chapter(Tool.chapter, in: language) + shown,
        to: "Content/\(language)/basics/button.md"
      )
    }
    try tool.age()
    #expect(try await tool.run("build").status == 0)
    let text = try tool.read(Self.chapter)
    try tool.write(text.replacing(shown, with: "\nMore.\n" + shown), to: Self.chapter)
    #expect(try await tool.run("build").output.contains(" pages again;"))
    let report = try tool.read("build/check.json")
    #expect(try await tool.run("check").status == 0)
    #expect(try tool.read("build/check.json") == report)
  }

  @Test func `a title takes a whole build`() async throws {
    let tool = try await Tool()
    #expect(try await tool.run("build").status == 0)
    try tool.write(
      tool.read(Self.chapter).replacing("title: ", with: "title: New "),
      to: Self.chapter
    )
    #expect(try await !tool.run("build").output.contains("as they were"))
    try await expectWholeSite(tool)
  }

  @Test func `what is wrong in new text keeps the site as it was`() async throws {
    let tool = try await Tool()
    #expect(try await tool.run("build").status == 0)
    try change(tool, "See [the rotor](rotor.md).")
    let run = try await tool.run("build")
    #expect(run.status == 1)
    #expect(run.errors.contains("[broken-link]"))
    #expect(try !tool.read("build/site/en/button/index.txt").contains("the rotor"))
  }

  @Test(arguments: ["CNAME", "en/button/index.html"])
  func `a file that somebody changed in the site is met as by a whole build`(
    path: String
  ) async throws {
    let tool = try await Tool()
    #expect(try await tool.run("build").status == 0)
    try tool.write("mine", to: "build/site/\(path)")
    let run = try await tool.run("build")
    #expect(!run.output.contains("Nothing has changed"))
    #expect(run.status == (path == "CNAME" ? 1 : 0))
  }

  @Test(arguments: ["", "{}", "{\"environment\": 1}", "\u{0}"])
  func `a damaged record is as good as none`(content: String) async throws {
    let tool = try await Tool()
    #expect(try await tool.run("build").status == 0)
    let folder = tool.folder.appending(path: "build/cache/sites")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first)
    try tool.write(content, to: "build/cache/sites/\(name)")
    let run = try await tool.run("build")
    #expect(run.status == 0)
    #expect(!run.output.contains("as they were"))
    try await expectWholeSite(tool)
  }
}
