package import Foundation
package import SnippetNotation
import System

/// Compiles the samples of a book into the module `Samples`.
package struct SamplesModule: Sendable {
  /// The compiler and the modules that samples import.
  private let toolchain: Toolchain
  /// An existing folder; the module gets one inside.
  private let folder: URL

  package init(toolchain: Toolchain, folder: URL) {
    self.toolchain = toolchain
    self.folder = folder
  }

  /// The name by which snippets import the samples.
  package static let name = "Samples"

  /// Compiles samples; errors are findings at their places in the samples.
  ///
  /// - Throws: `Command.NotFound` if there is no compiler, or what writing a file throws.
  package func build(_ samples: [SampleSource]) async throws -> ImportableBuild {
    guard !samples.isEmpty else { return ImportableBuild() }
    let module = folder.appending(path: Self.name, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
    let path = { (name: String) in module.appending(path: name).path(percentEncoded: false) }
    let facts = ModuleFacts(samples.map { SourcePiece(path: $0.path, text: $0.text) })
    let sources = try samples.enumerated().map { number, sample in
      let source = path("sample_\(number).swift")
      try Data(Self.source(of: sample, among: facts).utf8).write(to: URL(filePath: source))
      return source
    }
    let library = path("lib\(Self.name).so")
    let result = try await SwiftCompiler(toolchain.compiler, folder: folder).makeLibrary(
      library,
      of: SwiftCompiler.Module(
        name: Self.name,
        sources: sources,
        searchArguments: ["-I", toolchain.modules]
      ),
      arguments: ["-emit-module", "-emit-module-path", path("\(Self.name).swiftmodule")]
    )
    guard result.succeeded else {
      let rejection = SamplesRejection(samples: samples, errors: result.errors)
      return ImportableBuild(brokenModules: [Self.name], diagnostics: rejection.diagnostics)
    }
    return ImportableBuild(libraries: [
      ImportableLibrary(modules: [Self.name], arguments: ["-I", path("")], path: library)
    ])
  }

  /// The file that is compiled: the sample, under the path it has in the book.
  private static func source(of sample: SampleSource, among facts: ModuleFacts) -> String {
    let piece = SourcePiece(path: sample.path, text: sample.text)
    let code = SourceRewriter.rewrite(piece, among: facts)
    return "#sourceLocation(file: \(sample.path.swiftLiteral), line: 1)\n\(code)\n"
  }
}
