import Foundation
import SnippetCompiling
package import SnippetNotation

/// A Swift file of somebody's own, and what of it the host app shows.
package struct HostedFile: Sendable {
  private let file: SwiftFile
  private let isScript: Bool
  private let screens: [Screen]

  /// Takes a file.
  ///
  /// - Parameters:
  ///   - file: the file; one without screens is only compiled along.
  ///   - isScript: whether it has statements, which run before its screens are made.
  ///   - screens: what is shown.
  package init(_ file: SwiftFile, isScript: Bool = false, screens: [Screen] = []) {
    self.file = file
    self.isScript = isScript
    self.screens = screens
  }

  /// A view or controller that is shown.
  package struct Screen: Sendable {
    /// The name of the screen.
    package var id: String
    package var expression: String
    /// The conditions of compilation around it, the outermost first.
    package var conditions: [String]

    package init(id: String, expression: String, conditions: [String] = []) {
      self.id = id
      self.expression = expression
      self.conditions = conditions
    }
  }

  var moduleName: String { URL(filePath: file.path).deletingPathExtension().lastPathComponent }

  /// The file in the app.
  ///
  /// - Parameters:
  ///   - number: its number among the files.
  ///   - modules: the modules that nobody has there.
  func source(_ number: Int, without modules: Set<String>) -> HostedSource {
    let replacements = Dictionary(uniqueKeysWithValues: modules.map { ($0, "UIKit") })
    var own = file
    own.text = ImportRemover.removeImports(replacements, from: own.text)
    own.text = EntryPointRemover.removeEntryPoint(from: own.text)
    let function = "heardScreen\(number)"
    return HostedSource(
      fileName: URL(filePath: file.path).lastPathComponent,
      text: isScript ? split(own, number) : own.text + ending(function),
      function: function,
      ids: screens.map(\.id)
    )
  }

  /// Statements must stand in a function.
  private func split(_ own: SwiftFile, _ number: Int) -> String {
    let block = SwiftBlock(fence: Fence(file: own), setup: [], promise: .runs, scope: .own)
    let program = Program(
      number: number,
      steps: [.code(block, expectedOutput: nil)],
      purpose: .run
    )
    let answers = screens.map { HostedScreen.Answer(id: $0.id, step: 1, expression: $0.expression) }
    return HostedScreen(program: program, answers: answers).text
  }

  /// What stands at the end of a file without statements, where what is private can be seen.
  private func ending(_ function: String) -> String {
    guard !screens.isEmpty else { return "" }
    var lines = ["", "@MainActor func \(function)(_ id: String) async throws -> Any? {"]
    for screen in screens {
      lines += screen.conditions.map { "#if \($0)" }
      lines.append("  if id == \(screen.id.swiftLiteral) { return try await \(screen.expression) }")
      lines += screen.conditions.map { _ in "#endif" }
    }
    return (lines + ["  return nil", "}", ""]).joined(separator: "\n")
  }
}

/// A file of the host app, and the screens that it shows.
struct HostedSource {
  var fileName: String
  var text: String
  /// The name of its function that shows a screen.
  var function: String
  /// The names of its screens.
  var ids: [String]
}
