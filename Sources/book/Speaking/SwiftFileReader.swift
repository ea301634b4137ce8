import BookModel
import Diagnostics
import Foundation
import SnippetNotation
import System

struct SwiftFileReader {
  private(set) var findings: [Diagnostic] = []
  private(set) var texts: [String: String] = [:]

  private let standardInput: String

  init(standardInput: String) {
    self.standardInput = standardInput
  }

  mutating func read(_ paths: [String]) -> [SwiftFile] {
    paths.compactMap { path -> SwiftFile? in
      let name = path == "-" ? standardInput : path
      guard texts[name] == nil else { return nil }
      guard let text = text(of: path, named: name) else { return nil }
      if name.hasSuffix(".md") {
        let help = "'book check \(path.shellWord)' compiles and speaks its snippets"
        addError(name, "this is Markdown, not Swift", help: help)
        return nil
      }
      if text.allSatisfy(\.isWhitespace) {
        addError(name, "the file is empty", help: "name a file that declares a view")
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
      addError(name, "the file has no gestures", help: "write one per line")
    }
    return script
  }

  /// Devices such as '/dev/zero' have no end.
  private static let mostBytes = 8 << 20

  private mutating func text(of path: String, named name: String) -> String? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if path != "-", !exists {
      addError(name, "there is no such file", help: similarName(path))
      return nil
    }
    if path != "-", isFolder.boolValue {
      addError(name, "this is a folder", help: "name its files, as in '\(name)/*.swift'")
      return nil
    }
    if path != "-", !isReadable(path) {
      addError(
        name,
        "this is a pipe, a socket or a device",
        help: "name a file; '-' is the standard input"
      )
      return nil
    }
    let handle = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let handle, let data = try? handle.read(upToCount: Self.mostBytes + 1) ?? Data() else {
      addError(name, "the file cannot be read", help: "check its permissions")
      return nil
    }
    guard data.count <= Self.mostBytes else {
      addError(name, "the file has more than 8 MiB", help: "split it", rule: .oversizedFile)
      return nil
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      addError(name, "the file is not UTF-8", help: "save it as UTF-8", rule: .invalidEncoding)
      return nil
    }
    texts[name] = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
    return texts[name]
  }

  /// Whether the path is a file, or a pipe that the shell opened, as for '<(command)'.
  private func isReadable(_ path: String) -> Bool {
    if path.hasPrefix("/dev/") || path.hasPrefix("/proc/self/fd/") { return true }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private func similarName(_ path: String) -> String? {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent().path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Suggestion(among: names).nearest(to: url.lastPathComponent)
      .map { "did you mean '\($0)'?" }
  }

  private mutating func addError(
    _ path: String,
    _ summary: String,
    help: String?,
    rule: Rule = .noSwift
  ) {
    findings.append(Diagnostic(rule, at: SourceLocation(path: path), summary, help: help))
  }
}

extension Diagnostic {
  static func withoutSwiftFiles(_ folder: String) -> Diagnostic {
    Diagnostic(
      .noSwift,
      at: SourceLocation(path: folder),
      "there are no Swift files in this folder",
      help: "name the folder of a package or of an Xcode project"
    )
  }

  static func outside(_ project: String, _ path: String) -> Diagnostic {
    Diagnostic(
      .noSwift,
      at: SourceLocation(path: path),
      "the file is not in the folder of the project, '\(project)'",
      help: "pass the folder that contains it, or leave out '--project' to speak the file alone"
    )
  }

  static func withoutPreviews(_ project: String) -> Diagnostic {
    let id = "no-view"
    return Diagnostic(
      id: id,
      at: SourceLocation(path: project),
      "no file of the project has a preview",
      help: "name a file to speak its views: book say --project \(project.shellWord) FILE.swift"
    )
  }
}
