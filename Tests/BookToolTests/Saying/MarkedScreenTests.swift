import Foundation
import Testing

/// Screens whose right findings were marked by hand; a comment in them says where the tool differs.
struct MarkedScreenTests {
  @Test(arguments: [
    ("Controllers", []), ("Parts", []), ("Views", []), ("Drawings", []),
    ("LargeText", ["--text", "ax3"]),
  ])
  func `each screen has the findings that its comment expects`(
    name: String,
    options: [String]
  ) async throws {
    let code = try Repository.text("Tests/MarkedScreens/\(name).swift")
    let tool = try await Tool()
    try tool.write(code, to: "Screens.swift")
    let run = try await tool.run(["say", "Screens.swift", "--format", "json"] + options)
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(run.output.utf8))
    let found = (document["views"]?.list ?? []).map { view in
      let ids = (view["warnings"]?.list ?? []).compactMap { $0["id"]?.text }.sorted()
      return "\(view["name"]?.text ?? ""): \(ids.isEmpty ? "nothing" : ids.joined(separator: ", "))"
    }
    let expected = code.matches(of: #/// Expected of (.*)/#).map { String($0.1) }
    #expect(found.sorted() == expected.sorted())
  }
}
