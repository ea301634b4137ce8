import SnippetNotation
import SwiftParser
import SwiftSyntax

/// Programs that are compiled as one file: those of a template, which differ in the language of their
/// texts only, or a program of a page by itself.
///
/// The code of a template looks its texts up while it runs. A text is put in by string interpolation, so
/// that a literal stays a literal to the compiler: `Text("\(…)")` takes a `LocalizedStringKey` as
/// `Text("…")` does. Where a literal has to be one, as the raw value of an enumeration has, the file does
/// not compile; then each program is compiled by itself, with its texts in its code.
struct SharedProgram: Hashable, Sendable {
  let programs: [Program]
  /// The one whose steps are written; where there are several, with code that looks texts up.
  let code: Program

  init(_ program: Program) {
    programs = [program]
    code = program
  }

  /// Programs of one template; `nil` if a name stands elsewhere than in a literal that can look it up.
  private init?(sharing programs: [Program]) {
    guard var code = programs.first, let texts = code.texts else { return nil }
    let names = Set(texts.keys)
    for (index, step) in code.steps.enumerated() {
      switch step {
      case .code(let block, let output):
        guard let text = block.template?.lookingUp(names) else { return nil }
        code.steps[index] = .code(block.replacing(code: text), expectedOutput: output)
      case .transcript(var transcript):
        guard let text = transcript.template?.lookingUp(names) else { return nil }
        transcript.expression = text
        code.steps[index] = .transcript(transcript)
      }
    }
    self.programs = programs
    self.code = code
  }

  /// Gathers the programs of each template; all others stay by themselves.
  static func gather(_ programs: [Program]) -> [SharedProgram] {
    let families = Dictionary(grouping: programs, by: \.templatePlace)
    var gathered: Set<FencePlace> = []
    return programs.flatMap { program -> [SharedProgram] in
      guard let place = program.templatePlace else { return [SharedProgram(program)] }
      guard gathered.insert(place).inserted else { return [] }
      let family = families[place] ?? []
      let shared = family.count > 1 ? SharedProgram(sharing: family) : nil
      return shared.map { [$0] } ?? family.map { SharedProgram($0) }
    }
  }
}

extension String {
  /// Code with a look-up in the place of each `{{name}}`; `nil` if one does not stand in a literal of text.
  fileprivate func lookingUp(_ names: Set<String>) -> String? {
    let finder = NameFinder(names)
    finder.walk(Parser.parse(source: self))
    let code = finder.edits.applied(to: self)
    return names.contains { code.contains("{{\($0)}}") } ? nil : code
  }
}

/// Finds the names in literals that stand for texts.
private final class NameFinder: SyntaxVisitor {
  private let names: Set<String>
  private(set) var edits = CodeEdits()

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // In a raw literal a look-up would be text.
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
