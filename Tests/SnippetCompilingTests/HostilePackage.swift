#if os(Linux)
import Diagnostics
import Foundation
import SnippetCompiling
import SnippetTestSupport
import TestSupport
import Testing

/// Tests with packages that attack the machine that builds them.
///
/// The tests of a suite share a folder and run one after the other, as the compiler's modules take
/// longer to build than a package, and can't be moved.
protocol HostilePackage {
  var temporary: TemporaryFolder { get }
}

extension HostilePackage {
  var folder: URL { temporary.url.appending(path: "Package") }
  var path: String { folder.path(percentEncoded: false) }

  /// Removes everything from a folder except the compiler's modules.
  func clear() {
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    for file in files.sorted().reversed()
    where !file.contains("/ModuleCache/") || file.contains("plugins") {
      remove("\(path)/\(file)")
    }
  }

  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// Writes a package of a library.
  func lay(
    _ targets: String = ".target(name: \"A\")",
    manifest: String = "",
    imports: String = ""
  ) throws {
    try write(
      """
      // swift-tools-version: 6.0
      import Foundation
      import PackageDescription
      \(imports)
      \(manifest)
      let package = Package(
        name: "A", products: [.library(name: "A", targets: ["A"])], targets: [\(targets)])
      """,
      to: "Package.swift"
    )
    try write("public let a = 1\n", to: "Sources/A/A.swift")
  }

  /// Writes a package whose library uses a macro, and the program of the macro.
  func layMacro(_ program: String) throws {
    try lay(
      ".macro(name: \"M\"), .target(name: \"A\", dependencies: [\"M\"])",
      imports: "import CompilerPluginSupport"
    )
    try write(
      """
      @freestanding(expression) macro one() -> Int = #externalMacro(module: "M", type: "One")
      public let a = #one

      """,
      to: "Sources/A/A.swift"
    )
    try write(program, to: "Sources/M/main.swift")
  }

  func build(
    memory: Int? = nil,
    manifest: Double = 120,
    time: Double = 1800
  ) async throws -> BuiltPackage {
    try await PackageBuilder(
      toolchain: Page.toolchain,
      path: path,
      manifestLimit: manifest,
      timeLimit: time,
      memoryLimit: memory
    )
    .build()
  }

  /// The finding about a package that isn't built.
  func finding(
    memory: Int? = nil,
    manifest: Double = 120,
    time: Double = 1800
  ) async throws -> Diagnostic? {
    do {
      _ = try await build(memory: memory, manifest: manifest, time: time)
      return nil
    } catch let error as UnusablePackage {
      return error.diagnostic
    }
  }
}

extension String {
  var literal: String { "\"\(self)\"" }
}
#endif
