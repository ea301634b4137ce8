package import BookModel
import Foundation
import SourceText

/// Everything that is published for a version, as files.
package struct BookRelease: Sendable {
  /// The description of the release; `files(site:…)` fills in its list of files.
  package var manifest: ReleaseManifest
  package var notes: String

  package init(_ manifest: ReleaseManifest, notes: String) {
    self.manifest = manifest
    self.notes = notes
  }

  /// The archived site, every available format, the release notes, the manifest, and the checksums.
  ///
  /// - Parameters:
  ///   - site: the files of the site.
  ///   - name: the name of the archive without extension.
  ///
  /// - Throws: any error that prevents a file from being created.
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
      manifest.leftOut[format.rawValue] = renderer.unavailabilityReason(to: format)
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

package struct ReleaseNotes: Hashable, Sendable {
  package let text: String

  /// Fails if the changelog has no section for the version.
  ///
  /// - Parameters:
  ///   - version: the version, or “Unreleased”.
  ///   - changelog: Markdown in which each version has a heading of the second level.
  package init?(_ version: String, in changelog: String) {
    let lines = changelog.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { Self.names($0, version) }) else { return nil }
    let section = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
    let body = section.drop { $0.allSatisfy(\.isWhitespace) }
    text = body.joined(separator: "\n").trimmingEnd
  }

  /// Whether a line is the heading of a version, such as `## [1.2.0] - 2026-11-21` or `## v1.2.0`.
  private static func names(_ line: Substring, _ version: String) -> Bool {
    guard line.hasPrefix("## ") else { return false }
    let word = line.dropFirst(3).split(separator: " ").first ?? ""
    let name = word.filter { !"[]".contains($0) }
    return name == version || name == "v" + version
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
