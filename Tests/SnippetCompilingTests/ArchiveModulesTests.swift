import Foundation
import SnippetCompiling
import SnippetTestSupport
import System
import Testing

/// The modules in an archive.
///
/// A missing one would be noticed only on other machines.
struct ArchiveModulesTests {
  /// The names in the script that builds the archive.
  private static let names: Set<String> = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let script = root.appending(path: "Scripts/stage.sh")
    let text = (try? String(contentsOf: script, encoding: .utf8)) ?? ""
    let list = text.firstMatch(of: /modules=\(([A-Za-z\s]+)\)/)?.1 ?? ""
    return Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }()

  @Test func `every module of the host is in the archive`() {
    // It is C and never imported.
    #expect(Toolchain.hostModules.subtracting(["CProcess"]).subtracting(Self.names) == [])
  }

  @Test func `the modules of the archive need no others`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    for name in Self.names {
      try FileManager.default.copyItem(
        atPath: "\(Page.toolchain.modules)/\(name).swiftmodule",
        toPath: scratch.url.appending(path: "\(name).swiftmodule").path(percentEncoded: false)
      )
    }
    let file = scratch.url.appending(path: "All.swift")
    try Data(Self.names.sorted().map { "import \($0)\n" }.joined().utf8).write(to: file)
    let result = try await SwiftCompiler(Page.toolchain.compiler, folder: scratch.url).run([
      "-typecheck", "-I", scratch.url.path(percentEncoded: false), file.path(percentEncoded: false),
    ])
    #expect(result.succeeded, "\(result.errors)")
  }
}
