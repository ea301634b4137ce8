package import Foundation
package import SnippetNotation
import System

package struct SamplesModule: Sendable {
  private let toolchain: Toolchain
  private let folder: URL

  package init(toolchain: Toolchain, folder: URL) {
    self.toolchain = toolchain
    self.folder = folder
  }

  package static let name = "Samples"

  /// Compiles samples and reports compiler errors at their locations in the samples.
  ///
  /// - Throws: `Command.NotFound` without a compiler, or an error of the file system.
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
    let result = try await SwiftCompiler(confinedBy: toolchain, folder: folder).makeLibrary(
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

  private static func source(of sample: SampleSource, among facts: ModuleFacts) -> String {
    let piece = SourcePiece(path: sample.path, text: sample.text)
    let code = SourceRewriter.rewrite(piece, among: facts)
    return "#sourceLocation(file: \(sample.path.swiftLiteral), line: 1)\n\(code)\n"
  }
}
