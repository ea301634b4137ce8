import Diagnostics
import SnippetCompiling
import SnippetNotation

/// Generates the Swift file of the host app that shows the screens of one program.
///
/// Types, and the functions and constants that they may use, become file-private declarations, and
/// statements go into a function. The code itself is unchanged.
struct HostedScreen {
  let program: Program
  let answers: [Answer]

  struct Answer {
    var id: String
    var step: Int
    var expression: String
  }

  var function: String { "heardScreen\(program.number)" }
  var fileName: String { "Screen\(program.number).swift" }

  var isSplittable: Bool {
    pieces.allSatisfy { SplitSource($0).isWellFormed }
  }

  private var pieces: [String] { program.blocks.flatMap(\.pieces).map(\.text) }

  var text: String {
    let last = answers.map(\.step).max() ?? 0
    let functions = HoistableDeclarations(of: pieces)
    let blocks = program.steps[..<last].map { step -> [SplitSource] in
      guard case .code(let block, _) = step else { return [] }
      return block.pieces.map { SplitSource($0.text, hoisting: functions) }
    }
    let sources = blocks.joined()
    let shown = program.blocks.last.map { "\($0.fence.start)" } ?? "a screen"
    var lines = ["// Shows \(shown)."]
    lines += Set(sources.flatMap(\.imports) + ["import UIKit"]).sorted()
    lines.append("")
    for declaration in sources.flatMap(\.declarations) {
      if !declaration.attributes.isEmpty { lines.append(declaration.attributes) }
      // As a statement, it would be isolated to the main actor like the enclosing function.
      if declaration.hasImplicitIsolation { lines.append("@MainActor") }
      if declaration.needsFilePrivate { lines.append("fileprivate") }
      lines.append(declaration.text)
    }
    lines.append("@MainActor func \(function)(_ id: String) async throws -> Any? {")
    for (step, block) in blocks.enumerated() {
      lines += block.map(\.statements)
      lines += answers.filter { $0.step == step }.map(Self.text)
    }
    lines += answers.filter { $0.step == last }.map(Self.text)
    lines += ["  return nil", "}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(of answer: Answer) -> String {
    "  if id == \(answer.id.swiftLiteral) { return \(answer.expression) }"
  }
}

extension HostedScreen {
  init(program: Program, walks: [RecordableScreen]) {
    let answers = walks.sorted { $0.step < $1.step }.map { walk in
      Answer(id: walk.id, step: walk.step, expression: walk.transcript.screen.expression)
    }
    self.init(program: program, answers: answers)
  }

  var source: HostedSource {
    HostedSource(fileName: fileName, text: text, function: function, ids: answers.map(\.id))
  }
}
