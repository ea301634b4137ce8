import Foundation
import Testing

#if os(Linux)
/// The public API for other packages is documented.
struct DocumentationTests {
  private struct Graph: Decodable {
    var symbols: [Symbol]
  }

  private struct Symbol: Decodable {
    var pathComponents: [String]
    var docComment: Lines?
    var location: Location?

    struct Lines: Decodable {}
    struct Location: Decodable {}
  }

  // APIs that mirror Apple's frameworks are documented by Apple.
  @Test(arguments: [
    "AccessibilityTree", "SpeechRules", "AssistiveTechnology", "AccessibilityAudit",
    "AccessibilityTesting",
  ])
  func `every public declaration of a product has a doc comment`(module: String) async throws {
    let tool = try await Tool()
    let modules = URL(filePath: Tool.executable).deletingLastPathComponent()
      .appending(path: "Modules").path(percentEncoded: false)
    let run = try await tool.run(
      shell: """
        swift symbolgraph-extract -module-name \(module) -I '\(modules)' \
        -target $(uname -m)-unknown-linux-gnu -minimum-access-level public -output-dir .
        """
    )
    #expect(run.status == 0, "\(run.errors)")
    let data = Data(try tool.read("\(module).symbols.json").utf8)
    // Synthesised declarations, such as `hashValue`, aren't in any file.
    let written = try JSONDecoder().decode(Graph.self, from: data).symbols
      .filter { $0.location != nil }
    let silent = written.filter { $0.docComment == nil }
      .map { $0.pathComponents.joined(separator: ".") }
    #expect(silent == [])
    #expect(written.count > 10)
  }
}
#endif
