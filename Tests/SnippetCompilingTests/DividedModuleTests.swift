#if os(Linux)
import Foundation
import SnippetCompiling
import SnippetTestSupport
import System
import TestSupport
import Testing

/// A module whose files several compilers share.
struct DividedModuleTests {
  private func compile(_ files: [String], processes: Int) async throws -> (String, Set<String>) {
    let folder = TemporaryFolder()
    let paths = try files.enumerated().map { number, text in
      let file = folder.url.appending(path: "part_\(number).swift")
      // Enough code that two compilers are faster than one.
      let filler = (0..<300).map { "let value_\(number)_\($0) = \"…………………………\"\n" }.joined()
      try Data((text + "\n" + filler).utf8).write(to: file)
      return file.path(percentEncoded: false)
    }
    let toolchain = try await Page.toolchain.withRuntimeFolders(in: folder.url)
    let library = folder.url.appending(path: "Parts.so").path(percentEncoded: false)
    let result = try await SwiftCompiler(confinedBy: toolchain, folder: folder.url).makeLibrary(
      library,
      of: SwiftCompiler.Module(
        name: "Parts",
        sources: paths,
        searchArguments: ["-I", toolchain.modules],
        processes: processes
      )
    )
    #expect(result.succeeded == FileManager.default.fileExists(atPath: library))
    let objects = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
      .filter { $0.hasSuffix(".o") }
    return (result.errors, Set(objects))
  }

  @Test(arguments: [1, 2, 8])
  func `compilers that share a module see all of its files`(processes: Int) async throws {
    let (errors, objects) = try await compile(
      ["import UIKit\nfunc second() { first() }", "func first() { second() }", "struct Third {}"],
      processes: processes
    )
    #expect(errors.isEmpty)
    #expect(objects.count == (processes == 1 ? 1 : 3))
  }

  @Test
  func `each compiler reports the errors of its files`() async throws {
    let (errors, _) = try await compile(
      ["func second() { missing() }", "func first() { absent() }", "func third() { first() }"],
      processes: 2
    )
    #expect(errors.contains("cannot find 'missing' in scope"))
    #expect(errors.contains("cannot find 'absent' in scope"))
  }
}
#endif
