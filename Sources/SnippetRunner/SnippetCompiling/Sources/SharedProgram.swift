import SnippetNotation
import SwiftSyntax

/// Programs that are compiled as one file: a single program of a page, or all programs of a
/// template, which differ only in the language of their texts.
///
/// The code of a template looks up its texts at run time. They are inserted by string
/// interpolation, so that a literal remains a literal for the compiler: `Text("\(…)")` takes a
/// `LocalizedStringKey` as `Text("…")` does. Where interpolation isn't allowed, as in the raw value
/// of an enumeration, the file doesn't compile; each program is then compiled separately, with its
/// texts in the code.
struct SharedProgram: Hashable, Sendable {
  let programs: [Program]
  /// The program to generate code for, which looks up the texts if there are several.
  let code: Program

  init(_ program: Program) {
    programs = [program]
    code = program
  }

  /// Returns `nil` if a placeholder is outside a string literal that supports interpolation.
  private init?(sharing programs: [Program]) {
    guard var code = programs.first, let texts = code.texts else { return nil }
    let names = Set(texts.keys)
    for (index, step) in code.steps.enumerated() {
      switch step {
      case .code(let block, let output):
        guard let text = block.template?.replacingPlaceholders(names) else { return nil }
        code.steps[index] = .code(block.replacing(code: text), expectedOutput: output)
      case .transcript(var transcript):
        guard let text = transcript.screen.template?.replacingPlaceholders(names) else {
          return nil
        }
        transcript.screen.expression = text
        code.steps[index] = .transcript(transcript)
      }
    }
    self.programs = programs
    self.code = code
  }

  static func gather(_ programs: [Program]) -> [SharedProgram] {
    let programsByTemplate = Dictionary(grouping: programs, by: \.templatePlace)
    var gathered: Set<FenceLocation> = []
    return programs.flatMap { program -> [SharedProgram] in
      guard let location = program.templatePlace else { return [SharedProgram(program)] }
      guard gathered.insert(location).inserted else { return [] }
      let templatePrograms = programsByTemplate[location] ?? []
      let shared = templatePrograms.count > 1 ? SharedProgram(sharing: templatePrograms) : nil
      return shared.map { [$0] } ?? templatePrograms.map { SharedProgram($0) }
    }
  }
}

extension String {
  fileprivate func replacingPlaceholders(_ names: Set<String>) -> String? {
    let finder = PlaceholderFinder(names)
    finder.walk(SourceFileSyntax.reading(self))
    let code = finder.edits.applied(to: self)
    return names.contains { code.contains("{{\($0)}}") } ? nil : code
  }
}

private final class PlaceholderFinder: SyntaxVisitor {
  private let names: Set<String>
  private(set) var edits = CodeEdits()

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // Raw literals don't support this interpolation.
    node.openingPounds == nil ? .visitChildren : .skipChildren
  }

  override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind {
    let start = node.content.positionAfterSkippingLeadingTrivia.utf8Offset
    let text = node.content.text
    for match in text.matches(of: #/{{(?<name>[A-Za-z0-9_-]+)}}/#)
    where names.contains(String(match.name)) {
      let offset = start + text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
      edits.replace(
        offset..<(offset + match.output.0.utf8.count),
        with: "\\(SnippetStage.Stage.text(\"\(match.name)\"))"
      )
    }
    return .skipChildren
  }
}
