import Foundation
import SnippetNotation

extension SnippetRunner {
  /// A number that changes with anything outside of the chapters that could change what their
  /// snippets come to: the compiler, the library, the bounds; `nil` if no results are kept, or there
  /// is no compiler.
  package var environment: String? {
    guard let cache else { return nil }
    let files = FileFingerprints(folder: URL(filePath: cache, directoryHint: .isDirectory))
    let toolchain = ToolchainFingerprint(toolchain: toolchain, limits: limits, files: files)
    return toolchain.takeStamp()?.text
  }
}
