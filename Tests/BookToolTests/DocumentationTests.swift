import Foundation
import Testing

#if os(Linux)
/// What other packages can call is documented.
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

  // What has the shape of Apple's frameworks is documented by Apple.
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
    // What the compiler made up itself, such as a hash value, stands in no file.
    let written = try JSONDecoder().decode(Graph.self, from: data).symbols
      .filter { $0.location != nil }
    let silent = written.filter { $0.docComment == nil }
      .map { $0.pathComponents.joined(separator: ".") }
    #expect(silent == [])
    #expect(written.count > 10)
  }
}
#endif
