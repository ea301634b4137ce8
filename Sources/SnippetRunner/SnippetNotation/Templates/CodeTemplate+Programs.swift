package import AssistiveTechnology
import Markdown
import SnippetMessages

extension CodeTemplate {
  package func place(in language: SpokenLanguage) -> FenceLocation {
    FenceLocation(path: path, line: line, language: language.tag)
  }

  package func place(
    of technology: TechnologyKind,
    in language: SpokenLanguage
  ) -> FenceLocation {
    FenceLocation(
      path: path,
      line: expression.line,
      language: language.tag,
      technology: technology
    )
  }

  /// One program for each language, with the texts of that language filled in.
  ///
  /// The programs of a template are compiled together, as code that looks up its texts at run time.
  var programs: [Program] { languages.map(program) }

  private func program(in language: SpokenLanguage) -> Program {
    let code = CodeBlock(
      info: "swift",
      text: fill(statements, in: language),
      firstLine: line + 1,
      column: column
    )
    var block = SwiftBlock(
      fence: Fence(at: place(in: language), code: code),
      setup: setup,
      expectation: .runs,
      scope: .own
    )
    block.template = statements
    var program = Program(
      steps: [
        .code(block, expectedOutput: nil),
        .transcript(transcript(of: .voiceOver, in: language)),
        .transcript(transcript(of: .voiceControl, in: language, script: "> show names\n")),
      ],
      purpose: .run
    )
    program.texts = texts.mapValues { $0[language.key] ?? "" }
    return program
  }

  private var setup: [HiddenSetup] {
    statements.split(separator: "\n").contains { $0.hasPrefix("import ") }
      ? [] : [HiddenSetup(text: "import \(framework.name)\n", firstLine: line)]
  }

  /// Narrower than a phone, so that a control can be made out in a small picture.
  private static let columnWidth = 220.0

  private func transcript(
    of technology: TechnologyKind,
    in language: SpokenLanguage,
    script: String = ""
  ) -> TranscriptFence {
    let body = CodeBlock(
      info: technology.rawValue,
      text: script,
      firstLine: expression.line + 1,
      column: column
    )
    let fence = Fence(at: place(of: technology, in: language), code: body)
    var settings = ScreenSettings(language: language.tag)
    settings.width = Self.columnWidth
    return TranscriptFence(
      fence: fence,
      screen: ShownScreen(
        technology: technology,
        expression: fill(expression.code, in: language),
        expressionColumn: expression.column,
        settings: settings,
        script: ShownScreen.script(of: fence),
        isDrawn: technology == .voiceOver,
        template: expression.code
      ),
      expectation: .anything
    )
  }
}
