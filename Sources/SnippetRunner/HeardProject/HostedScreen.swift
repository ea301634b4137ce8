import HeardSpeech
import SnippetCompiling
import SnippetNotation

/// The Swift file of the host app that shows the screens of one program.
///
/// Types and the functions that they may call stand at the level of the file, hidden from others, and
/// statements in a function; the code itself stays as it is on the page.
struct HostedScreen {
  /// The program.
  let program: Program
  /// The screens that are asked of it, by the step at which they are shown.
  let walks: [HearableWalk]

  /// The name of the function that shows a screen.
  var function: String { "heardScreen\(program.number)" }
  /// The name of the file.
  var fileName: String { "Screen\(program.number).swift" }

  /// Whether the parser can split the code into declarations and statements.
  var isSplittable: Bool {
    pieces.allSatisfy { SplitSource($0).isWellFormed }
  }

  /// Whether showing the screen may have to wait.
  var suspends: Bool { pieces.contains { SplitSource($0).suspends } }

  private var pieces: [String] { program.blocks.flatMap(\.pieces).map(\.text) }

  /// The file.
  var text: String {
    let last = walks.map(\.step).max() ?? 0
    let functions = FreeFunctions(of: pieces)
    let blocks = program.steps[..<last].map { step -> [SplitSource] in
      guard case .code(let block, _) = step else { return [] }
      return block.pieces.map { SplitSource($0.text, hoisting: functions) }
    }
    let sources = blocks.joined()
    var lines = ["// Shows \(program.place.map { "\($0.path):\($0.line)" } ?? "a screen")."]
    lines += Set(sources.flatMap(\.imports) + ["import UIKit"]).sorted()
    lines.append("")
    for declaration in sources.flatMap(\.declarations) {
      if !declaration.attributes.isEmpty { lines.append(declaration.attributes) }
      // Among the statements it would have been the main actor's, like the function around it.
      if declaration.isPlainFunction { lines.append("@MainActor") }
      if declaration.needsFilePrivate { lines.append("fileprivate") }
      lines.append(declaration.text)
    }
    lines.append("@MainActor func \(function)(_ id: String) async throws -> Any? {")
    for (step, block) in blocks.enumerated() {
      lines += block.map(\.statements)
      lines += walks.filter { $0.step == step }.map(Self.answer)
    }
    lines += walks.filter { $0.step == last }.map(Self.answer)
    lines += ["  return nil", "}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func answer(_ walk: HearableWalk) -> String {
    "  if id == \(walk.id.swiftLiteral) { return \(walk.transcript.expression) }"
  }
}
