import Foundation
import Testing

/// Recordings of a small book, from the export to its pages.
struct HeardCaptionTests {
  private let tool: Tool

  init() async throws {
    tool = try await Tool()
  }

  /// Imports a recording of a screen, as a Mac would return it.
  private func hear(
    _ utterances: [String],
    in language: String,
    system: String = "iOS 27.0"
  ) async throws -> Int {
    let export = try await tool.run("heard", "export", "Hearing")
    try #require(export.status == 0, "\(export.errors)")
    let expected = try tool.read("Hearing/expected.json")
    let names = expected.matches(of: /"(en|ru)\/basics\/button#[0-9a-f]+"/)
    let id = try #require(names.first { $0.output.1 == language }?.output.0)
    let lines = utterances.map { "{\"step\": \"forward\", \"utterance\": \"\($0)\"}" }
    try tool.write(
      """
      {"version": 1, "address": "https://example.org/runs/1", "channel": "XCUIVoiceOverService",
       "system": "\(system)", "build": "24A434", "day": "2026-11-23", "language": "\(language)",
       "screens": [{"id": \(id), "lines": [\(lines.joined(separator: ","))]}]}
      """,
      to: "hearing.json"
    )
    return try await tool.run("heard", "import", "hearing.json").status
  }

  @Test func `a recorded transcript names its source in every format`() async throws {
    #expect(try await tool.run("build").status == 0)
    let page = "build/site/en/button/index"
    #expect(try tool.read("\(page).html").contains("Computed."))
    #expect(try await hear(["Buy Button"], in: "en") == 0)
    #expect(try await hear(["Buy Кнопка"], in: "ru") == 0)
    let build = try await tool.run("build")
    #expect(build.output.contains("2 of them heard"), "\(build.errors)")
    for form in ["html", "txt"] {
      #expect(try tool.read("\(page).\(form)").contains("Heard on iOS 27.0 (24A434)."))
      let russian = try tool.read("build/site/ru/button/index.\(form)")
      #expect(russian.contains("Услышано на iOS 27.0 (24A434)."))
      #expect(!russian.contains("Вычислено."))
    }
    let report = try tool.read("build/check.json")
    #expect(report.contains(/"voiceOver" : \{\s+"computed" : 0,\s+"guessed" : 0,\s+"heard" : 2/))
    let epub = try await tool.run("build", "--format", "epub,text")
    #expect(epub.status == 0, "\(epub.errors)")
    let found = try await tool.run(
      shell: "cd build/epub && for f in *.epub; do unzip -p $f '*.xhtml'; done"
    )
    #expect(found.output.contains("Heard on iOS 27.0 (24A434)."))
    #expect(found.output.contains("Услышано на iOS 27.0 (24A434)."))
  }

  @Test func `a contradicting recording is a finding, and the caption says computed`() async throws
  {
    #expect(try await hear(["Buy Button"], in: "en") == 0)
    #expect(try await hear(["Buy Link"], in: "en", system: "iOS 27.1") == 1)
    let check = try await tool.run("check")
    let warning = "Content/en/basics/button.md:13:1: warning: the speech heard on iOS 27.1"
    #expect(check.errors.contains(warning))
    #expect(check.errors.contains("[differs-from-recording]"))
    #expect(!check.output.contains("of them heard"))
    #expect(try await tool.run("build").status == 0)
    let page = try tool.read("build/site/en/button/index.html")
    #expect(page.contains("Computed.") && !page.contains("Heard on"))
  }
}
