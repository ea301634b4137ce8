import Diagnostics
import Foundation
import Heard

struct HeardFolder {
  let root: String

  private var folder: URL {
    URL(filePath: root, directoryHint: .isDirectory).appending(path: RecordedRun.folder)
  }

  func read() -> (evidence: RecordingEvidence, findings: [Diagnostic]) {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    var (runs, findings): ([RecordingEvidence.File], [Diagnostic]) = ([], [])
    for name in names.sorted() where name.hasSuffix(".json") {
      let path = "\(RecordedRun.folder)/\(name)"
      do throws(RecordingFile.Unreadable) {
        let data = files.contents(atPath: folder.appending(path: name).path(percentEncoded: false))
        let text = String(decoding: data ?? Data(), as: UTF8.self)
        runs.append(
          RecordingEvidence.File(path: path, run: try RecordingFile.run(text, path: path))
        )
      } catch {
        findings.append(error.diagnostic)
      }
    }
    return (RecordingEvidence(files: runs), findings)
  }

  /// Writes a run into its own file, unless that exists: it may have notes by now.
  ///
  /// - Returns: the path, and whether the file was written.
  func write(_ run: RecordedRun) throws -> (path: String, isNew: Bool) {
    let file = folder.appending(path: run.fileName)
    let path = "\(RecordedRun.folder)/\(run.fileName)"
    guard !FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
      return (path, false)
    }
    try Data(try run.fileText().utf8).write(creatingFoldersFor: file)
    return (path, true)
  }
}
