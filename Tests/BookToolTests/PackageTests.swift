import Foundation
import Testing

/// A page about a package, checked with the real executable on a copy of the example.
///
/// The tests share the copy, so that the package isn't rebuilt without a change.
@Suite(.serialized)
struct PackageTests {
  private let tool: Tool

  private static let example = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/Greeting")

  private static let shared = Task { try await Tool() }

  init() async throws {
    tool = try await Self.shared.value
    for path in try files(in: tool.folder.appending(path: "Greeting")) {
      let original = try? String(contentsOf: Self.example.appending(path: path), encoding: .utf8)
      if original == nil {
        try FileManager.default.removeItem(at: tool.folder.appending(path: "Greeting/\(path)"))
      }
    }
    // Unchanged files keep their modification date.
    for path in try files(in: Self.example) {
      let original = try String(contentsOf: Self.example.appending(path: path), encoding: .utf8)
      if (try? tool.read("Greeting/\(path)")) != original {
        try tool.write(original, to: "Greeting/\(path)")
      }
    }
  }

  /// The source files of a package.
  private func files(in folder: URL) throws -> [String] {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { path in
      ["Package.swift", "README.md"].contains(path)
        || path.hasPrefix("Sources/") && path.contains(".")
    }
  }

  private func check() async throws -> Tool.Run {
    try await tool.run("check", "Greeting/README.md", "--package", "Greeting")
  }

  private func replace(_ old: String, with new: String, in path: String) throws {
    let text = try tool.read(path)
    try #require(text.contains(old))
    try tool.write(text.replacing(old, with: new), to: path)
  }

  @Test func `a package builds for a user without caches, who cannot make any`() async throws {
    // Manifests of old versions are compiled with other modules than those of new ones.
    let names = ["A": "A", "3D-view": "_D_view"]
    let targets = names.keys.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    try tool.write(
      """
      // swift-tools-version:5.2
      import PackageDescription
      let package = Package(name: "A", targets: [\(targets)])

      """,
      to: "Plain/Package.swift"
    )
    for (target, module) in names {
      try tool.write("public let a\(module) = 1\n", to: "Plain/Sources/\(target)/A.swift")
    }
    try tool.write(
      "```swift\nimport A\nimport _D_view\n\nprint(aA + a_D_view)\n```\n",
      to: "Plain/README.md"
    )
    let run = try await tool.run(
      shell: "HOME=/nowhere '\(Tool.executable)' check Plain/README.md --package Plain"
    )
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `the example page is correct, and cached until the package changes`()
    async throws
  {
    let first = try await check()
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.hasPrefix("5 blocks of code compiled, 1 rejected as expected"))
    #expect(first.output.contains("1 transcript computed"))
    #expect(first.output.contains("outputs and messages"))
    #expect(try await check().status == 0)
    try replace("Hello, ", with: "Welcome, ", in: "Greeting/Sources/Greeting/Greeting.swift")
    let second = try await check()
    #expect(second.status == 1)
    #expect(second.errors.contains("+ Welcome, Anna!"))
    #expect(second.errors.split(separator: "error:").count == 5, "\(second.errors)")
  }

  @Test func `book say imports the modules of a package`() async throws {
    try tool.write(
      "import Greeting\nimport UIKit\nlet label = UILabel()\nlabel.text = Greeting().text\n",
      to: "label.swift"
    )
    let run = try await tool.run("say", "label.swift", "--package", "Greeting")
    #expect(run.output == "Hello, world!\n", "\(run.errors)")
  }

  @Test func `a deleted file is not linked`() async throws {
    #expect(try await check().status == 0)
    let file = "Greeting/Sources/Greeting/Guest.swift"
    try tool.write(try tool.read(file), to: "Greeting/Sources/Greeting/Visitor.swift")
    try FileManager.default.removeItem(at: tool.folder.appending(path: file))
    try replace("Hello, ", with: "Welcome, ", in: "Greeting/Sources/Greeting/Greeting.swift")
    try replace("Hello, ", with: "Welcome, ", in: "Greeting/README.md")
    let run = try await tool.run("check", "--update", "Greeting/README.md", "--package", "Greeting")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `a package that does not build is one finding with its errors`() async throws {
    try replace(
      "count_bytes(text)",
      with: "count(text)",
      in: "Greeting/Sources/Greeting/Greeting.swift"
    )
    let run = try await check()
    #expect(run.status == 1)
    #expect(
      run.errors == """
        Greeting/Package.swift: error: the package in 'Greeting' does not build [unusable-package]
            Greeting/Sources/Greeting/Greeting.swift:20:9: cannot find 'count' in scope
          help: fix the errors until 'swift build --package-path Greeting' succeeds
        1 error in 1 file.
        To explain a rule in square brackets: 'book explain unusable-package'.

        """
    )
  }

  @Test func `an invalid manifest is one finding`() async throws {
    try tool.write("let package = 5\n", to: "Greeting/Package.swift")
    let run = try await check()
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("Greeting/Package.swift: error: the package in 'Greeting' does"))
    #expect(run.errors.split(separator: " [unusable-package]").count == 2, "\(run.errors)")
  }

  @Test func `a folder without a package is one finding`() async throws {
    let run = try await tool.run("check", "Greeting/README.md", "--package", "Content")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        error: there is no 'Package.swift' in 'Content' [unusable-package]
          help: pass the folder of a Swift package: '--package PATH'
        1 error.
        To explain a rule in square brackets: 'book explain unusable-package'.

        """
    )
  }

  @Test func `a package of executables has nothing to import`() async throws {
    try tool.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Greeting", targets: [.executableTarget(name: "alone")])
      """,
      to: "Greeting/Package.swift"
    )
    try tool.write("print(1)\n", to: "Greeting/Sources/alone/main.swift")
    let run = try await check()
    #expect(run.status == 1)
    #expect(run.errors.contains("the package in 'Greeting' has no library module"))
  }
}
