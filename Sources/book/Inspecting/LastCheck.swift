import BookModel
import Diagnostics
import Foundation
import SnippetNotation
import SnippetRunning
import WholeFiles

/// What the last check of the whole book reported.
///
/// It is repeated while nothing changes that a check depends on: the files of the book, the tool,
/// the compiler, the limits and the day. A check with errors isn't remembered, since an error may
/// be due to a busy machine.
struct LastCheck: Codable {
  private var key: String
  /// The fingerprint of `build/check.json`, which must still be there.
  private var report: String
  var diagnostics: [Diagnostic]
  var summary: String
}

extension LastCheck {
  /// The place of the last check among the cached results, and the key of the current one.
  struct Record {
    private let key: String
    private let file: URL
    private let report: URL

    /// - Returns: `nil` if results aren't cached, or the book can't be read completely.
    init?(_ options: SharedOptions) async throws {
      let runner = options.runner
      let files = try BookFiles.read(root: options.root)
      guard let cache = runner.cache, files.skippedFiles.isEmpty,
        BuildFolder(root: options.root).outsideLink(to: CheckReportFile.path) == nil,
        var fingerprint = await runner.fingerprint(of: options.executable)
      else { return nil }
      fingerprint.add(CalendarDay.newest.map(String.init(describing:)) ?? "")
      for path in files.paths {
        fingerprint.add(path)
        fingerprint.add(files.bytes[path] ?? [])
      }
      key = fingerprint.text
      file = URL(filePath: cache, directoryHint: .isDirectory).appending(path: "check.json")
      report = URL(filePath: options.root, directoryHint: .isDirectory)
        .appending(path: CheckReportFile.path)
    }

    /// The last check, if it still holds.
    func read() -> LastCheck? {
      guard let data = try? Data(contentsOf: file),
        let check = try? JSONDecoder().decode(LastCheck.self, from: data),
        check.key == key, check.report == Self.fingerprint(of: report)
      else { return nil }
      return check
    }

    /// Remembers a check; errors of the disk are ignored, as the next check is only slower.
    func save(_ diagnostics: [Diagnostic], _ summary: CheckSummary) {
      guard !diagnostics.containsErrors, let report = Self.fingerprint(of: report) else {
        // After '--no-cache', the earlier report no longer holds.
        if read() != nil { try? FileManager.default.removeItem(at: file) }
        return
      }
      let check = LastCheck(
        key: key,
        report: report,
        diagnostics: diagnostics,
        summary: "\(summary)"
      )
      guard let data = try? JSONEncoder().encode(check) else { return }
      try? data.write(atomicallyTo: file, followsLink: false)
    }

    private static func fingerprint(of file: URL) -> String? {
      guard let data = try? Data(contentsOf: file) else { return nil }
      var fingerprint = Fingerprint()
      fingerprint.add(Array(data))
      return fingerprint.text
    }
  }
}
