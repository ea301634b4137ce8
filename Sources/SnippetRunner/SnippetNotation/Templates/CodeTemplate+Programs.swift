package import AssistiveTechnology
import Markdown
import SnippetMessages

extension CodeTemplate {
  /// The place of the code in a language, under which its verdict is kept.
  package func place(in language: SpokenLanguage) -> FencePlace {
    FencePlace(path: path, line: line, language: language.tag)
  }

  /// The place of what an assistive technology makes of the screen, under which its verdict is kept.
  package func place(
    of technology: TechnologyKind,
    in language: SpokenLanguage
  ) -> FencePlace {
    FencePlace(
      path: path,
      line: expression.line,
      language: language.tag,
      technology: technology
    )
  }

  /// A program for each language, with the texts of that language in its code, as the page shows it.
  ///
  /// Those of one template are compiled once, with code that looks the texts up while it runs.
  var programs: [Program] { SpokenLanguage.all.map(program) }

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
      promise: .runs,
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

  /// The import that short code leaves out.
  private var setup: [HiddenSetup] {
    statements.split(separator: "\n").contains { $0.hasPrefix("import ") }
      ? [] : [HiddenSetup(text: "import \(framework.name)\n", firstLine: line)]
  }

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
    return TranscriptFence(
      fence: Fence(at: place(of: technology, in: language), code: body),
      technology: technology,
      expression: fill(expression.code, in: language),
      expressionColumn: expression.column,
      settings: ScreenSettings(language: language.tag),
      isOpen: true,
      template: expression.code
    )
  }
}
