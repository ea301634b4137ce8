package import BookModel
import Foundation
package import Publications
import SourceText
import ZIPArchive

/// Everything that is published of a version, as files.
package struct BookRelease: Sendable {
  /// What the release is; its list of files is filled in.
  package var manifest: ReleaseManifest
  /// What readers are told about the version, as Markdown.
  package var notes: String

  /// Creates a release.
  package init(_ manifest: ReleaseManifest, notes: String) {
    self.manifest = manifest
    self.notes = notes
  }

  /// The files: the site in an archive, every format that is possible here, and what they are.
  ///
  /// - Parameters:
  ///   - site: the files of the site.
  ///   - name: the name of the archive before its ending.
  /// - Throws: what keeps a file from being made.
  package func files(
    site: [OutputFile],
    name: String,
    publications: [Publication],
    _ renderer: FormatRenderer,
    _ checksums: Checksums
  ) throws -> [OutputFile] {
    let archive = ZIPArchive(
      site.map { ZIPEntry(path: "\(name)/\($0.path)", bytes: $0.bytes) }
    )
    var files = [OutputFile(path: "\(name).zip", bytes: try archive.bytes())]
    var manifest = manifest
    for format in BookFormat.allCases where format != .site {
      manifest.leftOut[format.rawValue] = renderer.obstacle(to: format)
      files += try renderer.files(format, of: publications)
    }
    files.append(OutputFile(path: "RELEASE-NOTES.md", text: notes + "\n"))
    manifest.files = try checksums.list(files)
    let description = OutputFile(
      path: "release.json",
      text: String(decoding: try JSONEncoder.readable.encode(manifest), as: UTF8.self) + "\n"
    )
    let sums = try checksums.list([description]) + manifest.files
    return files + [description, Checksums.file(sums.sorted { $0.name < $1.name })]
  }
}
