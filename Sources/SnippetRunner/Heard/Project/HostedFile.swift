import Foundation
import SnippetCompiling
package import SnippetNotation

package struct HostedFile: Sendable {
  private let file: SwiftFile
  private let isScript: Bool
  private let screens: [Screen]

  /// - Parameters:
  ///   - file: The file; one without screens is only compiled.
  ///   - isScript: Whether it has statements, which run before its screens are created.
  ///   - screens: The screens to show.
  package init(_ file: SwiftFile, isScript: Bool = false, screens: [Screen] = []) {
    self.file = file
    self.isScript = isScript
    self.screens = screens
  }

  package struct Screen: Sendable {
    package var id: String
    package var expression: String
    /// The `#if` conditions around it, outermost first.
    package var conditions: [String]

    package init(id: String, expression: String, conditions: [String] = []) {
      self.id = id
      self.expression = expression
      self.conditions = conditions
    }
  }

  var moduleName: String { URL(filePath: file.path).deletingPathExtension().lastPathComponent }

  /// Returns the file for the app.
  ///
  /// - Parameters:
  ///   - number: The index of the file.
  ///   - modules: The modules that aren't available on a Mac.
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

  private func split(_ own: SwiftFile, _ number: Int) -> String {
    let block = SwiftBlock(fence: Fence(file: own), setup: [], expectation: .runs, scope: .own)
    let program = Program(
      number: number,
      steps: [.code(block, expectedOutput: nil)],
      purpose: .run
    )
    let answers = screens.map { HostedScreen.Answer(id: $0.id, step: 1, expression: $0.expression) }
    return HostedScreen(program: program, answers: answers).text
  }

  /// The function at the end of a file without statements, where private declarations are visible.
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

struct HostedSource {
  var fileName: String
  var text: String
  var function: String
  var ids: [String]
}
