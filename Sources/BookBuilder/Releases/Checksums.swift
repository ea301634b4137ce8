package import BookModel
import Foundation
import Processes

/// The SHA-256 of files, computed by the program that readers will check them with.
///
/// swift-crypto would do it as well, at the price of five minutes of compiling BoringSSL.
package struct Checksums: Sendable {
  private let program: InstalledProgram
  private let arguments: [String]

  /// Finds the program; `nil` if there is none.
  ///
  /// - Parameter folders: where to look, separated by colons.
  package init?(folders: String) {
    if let program = InstalledProgram(named: "sha256sum", in: folders) {
      self.program = program
      arguments = []
    } else if let program = InstalledProgram(named: "shasum", in: folders) {
      self.program = program
      arguments = ["-a", "256"]
    } else {
      return nil
    }
  }

  /// The files with their checksums, by name.
  ///
  /// - Throws: ``InstalledProgram/Failure``, and what the file system throws.
  package func list(_ files: [OutputFile]) throws -> [ReleaseFile] {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    return try files.sorted { $0.path < $1.path }.map { file in
      try Data(file.bytes).write(to: folder.url.appending(path: "file"))
      let output = try program.run(arguments + ["file"], in: folder.url)
      let sum = output.prefix { $0.isHexDigit }
      guard sum.count == 64 else {
        throw InstalledProgram.Failure(program: program.path, reason: "it gave no checksum")
      }
      return ReleaseFile(name: file.path, bytes: file.bytes.count, sha256: String(sum))
    }
  }

  /// The file by which readers check the others.
  package static func file(_ files: [ReleaseFile]) -> OutputFile {
    OutputFile(
      path: "SHA256SUMS",
      text: files.map { "\($0.sha256)  \($0.name)\n" }.joined()
    )
  }
}
