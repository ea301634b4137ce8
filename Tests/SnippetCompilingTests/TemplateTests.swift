import AssistiveTechnology
import Foundation
import SnippetCompiling
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import TestSupport
import Testing

/// Code templates in data files, which run in each language.
struct TemplateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var framework = InterfaceFramework.uiKit
    var code: String
    /// The number of files that its four programs are compiled from.
    var files: Int
    /// In English and Russian.
    var lines: [String]
  }

  private static let texts = [
    "one": ["en": "One", "ru": "Раз", "de": "Eins", "zh": "一"],
    "quote": ["en": "a \"b\" \\(c)", "ru": "«б» в", "de": "„b“", "zh": "“b”"],
  ]

  @Test(arguments: [
    Case(
      testDescription: "a text, alone and among others",
      code: """
        let label = UILabel()
        label.text = "{{one}}: {{quote}} \\(1 + 1)"
        show(label)
        """,
      files: 1,
      lines: ["One: a \"b\" \\(c) 2", "Раз: «б» в 2"]
    ),
    Case(
      testDescription: "a literal that is a key",
      framework: .swiftUI,
      code: #"show(Text("**{{one}}**"))"#,
      files: 1,
      lines: ["One", "Раз"]
    ),
    Case(
      testDescription: "a literal that has to be one",
      code: """
        enum Size: String { case one = "{{one}}" }
        let label = UILabel()
        label.text = Size.one.rawValue
        show(label)
        """,
      files: 5,
      lines: ["One", "Раз"]
    ),
    Case(
      testDescription: "a raw literal",
      code: """
        let label = UILabel()
        label.text = #"{{one}}"#
        show(label)
        """,
      files: 4,
      lines: ["One", "Раз"]
    ),
    Case(
      testDescription: "the language of the device",
      code: """
        import UIKit

        let label = UILabel()
        label.text = 1.5.formatted() + " " + (Locale.current.language.languageCode?.identifier ?? "{{one}}")
        show(label)
        """,
      files: 1,
      lines: ["1.5 en", "1,5 ru"]
    ),
  ])
  func `code is compiled once if its texts can be looked up`(template: Case) async throws {
    var code = try #require(
      CodeTemplate(template.code, for: template.framework, path: "a.yml", line: 1, column: 1)
    )
    code.texts = Self.texts
    let source = ChapterSource(path: "a.yml", language: "en", text: "", templates: [code])
    let folder = TemporaryFolder()
    let result = try await SnippetCompiler(
      toolchain: Page.toolchain,
      imports: [],
      folder: folder.url
    )
    .compile(ChapterPrograms.read([source]).programs)
    #expect(result.rejected.isEmpty)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    #expect(paths.count { $0.hasSuffix(".swift") } == template.files)
    let host = ProgramHost(toolchain: Page.toolchain, folder: folder.url, limits: RunLimits())
    var lines: [String: [String]] = [:]
    for library in result.libraries {
      for outcome in try await host.run(library) {
        lines[outcome.program.place?.language ?? ""] = outcome.transcript(of: 1)?.lines
      }
    }
    #expect(lines.count == SpokenLanguage.all.count)
    #expect([lines["en"], lines["ru"]] == template.lines.map { [$0] })
  }
}
