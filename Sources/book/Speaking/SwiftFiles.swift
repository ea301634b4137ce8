import Diagnostics
import Foundation
import SnippetNotation

/// Reads the files that the command line names, and says kindly what is wrong with them.
struct SwiftFiles {
  /// What cannot be read.
  private(set) var findings: [Diagnostic] = []
  /// The texts that were read, by path.
  private(set) var texts: [String: String] = [:]

  /// The path by which standard input goes in findings.
  private let standardInput: String

  /// Reads nothing yet.
  ///
  /// - Parameter standardInput: The path by which standard input goes in findings.
  init(standardInput: String) {
    self.standardInput = standardInput
  }

  /// Reads Swift files; each of them once.
  mutating func read(_ paths: [String]) -> [SwiftFile] {
    paths.compactMap { path in
      let name = path == "-" ? standardInput : path
      guard texts[name] == nil else { return nil }
      guard let text = text(of: path, named: name) else { return nil }
      if text.allSatisfy(\.isWhitespace) {
        complain("empty-file", name, "the file is empty", help: "name a file that declares a view")
        return nil
      }
      return SwiftFile(path: name, text: text)
    }
  }

  mutating func readScript(_ path: String) -> GestureScript? {
    let name = path == "-" ? standardInput : path
    guard let text = text(of: path, named: name) else { return nil }
    let script = GestureScript(text, path: name)
    if script.lines.isEmpty {
      complain("empty-file", name, "there is no gesture in the file", help: "write one a line")
    }
    return script
  }

  private mutating func text(of path: String, named name: String) -> String? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if path != "-", !exists {
      complain("no-file", name, "there is no such file", help: nearby(path))
      return nil
    }
    if path != "-", isFolder.boolValue {
      complain("folder", name, "this is a folder", help: "name its files, as in '\(name)/*.swift'")
      return nil
    }
    let handle = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let handle, let data = try? handle.readToEnd() ?? Data() else {
      complain("unreadable-file", name, "the file cannot be read", help: "look at its permissions")
      return nil
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      complain("invalid-encoding", name, "the file is not UTF-8", help: "save it as UTF-8")
      return nil
    }
    texts[name] = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
    return texts[name]
  }

  /// A file beside the one that is missing, with nearly its name.
  private func nearby(_ path: String) -> String? {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent().path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Suggestion(among: names).nearest(to: url.lastPathComponent)
      .map { "did you mean '\($0)'?" }
  }

  private mutating func complain(_ id: String, _ path: String, _ summary: String, help: String?) {
    findings.append(
      Diagnostic(id: id, at: SourceLocation(path: path), summary, help: help)
    )
  }
}
