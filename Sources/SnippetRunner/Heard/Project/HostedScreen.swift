import SnippetCompiling
import SnippetNotation

/// The Swift file of the host app that shows the screens of one program.
///
/// Types, and the functions and constants that they may use, stand at the level of the file, hidden from
/// others, and statements in a function; the code itself stays as it is on the page.
struct HostedScreen {
  let program: Program
  let answers: [Answer]

  /// A screen.
  struct Answer {
    var id: String
    /// The number of steps of the program that come before it.
    var step: Int
    var expression: String
  }

  /// The name of the function that shows a screen.
  var function: String { "heardScreen\(program.number)" }
  var fileName: String { "Screen\(program.number).swift" }

  /// Whether the parser can split the code into declarations and statements.
  var isSplittable: Bool {
    pieces.allSatisfy { SplitSource($0).isWellFormed }
  }

  /// Whether showing the screen may have to wait.
  var suspends: Bool { pieces.contains { SplitSource($0).suspends } }

  private var pieces: [String] { program.blocks.flatMap(\.pieces).map(\.text) }

  var text: String {
    let last = answers.map(\.step).max() ?? 0
    let functions = FreeFunctions(of: pieces)
    let blocks = program.steps[..<last].map { step -> [SplitSource] in
      guard case .code(let block, _) = step else { return [] }
      return block.pieces.map { SplitSource($0.text, hoisting: functions) }
    }
    let sources = blocks.joined()
    let place = program.place.map { $0.line > 0 ? "\($0.path):\($0.line)" : $0.path }
    var lines = ["// Shows \(place ?? "a screen")."]
    lines += Set(sources.flatMap(\.imports) + ["import UIKit"]).sorted()
    lines.append("")
    for declaration in sources.flatMap(\.declarations) {
      if !declaration.attributes.isEmpty { lines.append(declaration.attributes) }
      // Among the statements it would have been the main actor's, like the function around it.
      if declaration.isPlain { lines.append("@MainActor") }
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
  init(program: Program, walks: [HearableWalk]) {
    let answers = walks.sorted { $0.step < $1.step }.map { walk in
      Answer(id: walk.id, step: walk.step, expression: walk.transcript.expression)
    }
    self.init(program: program, answers: answers)
  }

  var source: HostedSource {
    HostedSource(fileName: fileName, text: text, function: function, ids: answers.map(\.id))
  }
}
