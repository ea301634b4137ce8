import Diagnostics
import Foundation
import Heard
import SnippetNotation

struct HeardFolder {
  let root: String

  private var folder: URL {
    URL(filePath: root, directoryHint: .isDirectory).appending(path: HeardRun.folder)
  }

  func read() -> (evidence: HeardEvidence, findings: [Diagnostic]) {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    var (runs, findings): ([HeardEvidence.File], [Diagnostic]) = ([], [])
    for name in names.sorted() where name.hasSuffix(".json") {
      let path = "\(HeardRun.folder)/\(name)"
      do throws(HeardFile.Unreadable) {
        let data = files.contents(atPath: folder.appending(path: name).path(percentEncoded: false))
        let text = String(decoding: data ?? Data(), as: UTF8.self)
        runs.append(HeardEvidence.File(path: path, run: try HeardFile.run(text, path: path)))
      } catch {
        findings.append(error.diagnostic)
      }
    }
    return (HeardEvidence(files: runs), findings)
  }

  /// Writes a run into its own file, unless that exists: it may have notes by now.
  ///
  /// - Returns: the path, and whether the file was written.
  func write(_ run: HeardRun) throws -> (path: String, isNew: Bool) {
    let file = folder.appending(path: run.fileName)
    let path = "\(HeardRun.folder)/\(run.fileName)"
    guard !FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
      return (path, false)
    }
    try Data(try run.fileText().utf8).write(withFoldersTo: file)
    return (path, true)
  }
}
