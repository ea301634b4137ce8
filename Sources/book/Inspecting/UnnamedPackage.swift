import BookModel
import Diagnostics
import Foundation
import Markdown
import SnippetNotation
import System

/// A Swift package around a Markdown file that imports its modules, although no package was named.
///
/// It isn’t built on its own: that runs its manifest and plug-ins, which nothing restricts.
struct UnnamedPackage: Sendable {
  /// The folder, in the form that `--package` accepts.
  let folder: String
  private let modules: Set<String>

  /// Finds the nearest package in the folder of a file and those around it, up to the repository’s
  /// root; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - root: the folder that it is relative to.
  init?(around path: String, in root: String) {
    let start = URL(filePath: path, relativeTo: URL(filePath: root + "/")).standardizedFileURL
    var folder = start.deletingLastPathComponent()
    var steps = 0
    while true {
      let manifest = folder.appending(path: "Package.swift")
      if let text = try? String(contentsOf: manifest, encoding: .utf8) {
        modules = Self.modules(in: text)
        self.folder =
          root == "."
          ? Self.name(ofFolder: path, above: steps, or: folder) : folder.path(percentEncoded: false)
        return
      }
      let isRoot = FileManager.default.fileExists(
        atPath: folder.appending(path: ".git").path(percentEncoded: false)
      )
      let next = folder.deletingLastPathComponent()
      guard !isRoot, folder.pathComponents.count > 1 else { return nil }
      folder = next
      steps += 1
    }
  }

  /// An error at the first import of one of its modules; `nil` if the file imports none.
  func finding(for chapter: ChapterSource) -> Diagnostic? {
    for block in chapter.document.allBlocks {
      guard case .code(let code) = block.kind, code.isFenced else { continue }
      let info = FenceInfo(code.info)
      guard info.name == "swift", !info.flags.contains("shown") else { continue }
      for (index, line) in code.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        guard let match = line.prefixMatch(of: /\s*(?:@\w+\s+)?import\s+(\w+)/),
          modules.contains(String(match.1))
        else { continue }
        return Diagnostic(
          .unnamedPackage,
          at: SourceLocation(path: chapter.path, line: code.firstLine + index),
          "'\(match.1)' is a module of the package around this file; no block was compiled",
          help: "to build the package, add '--package \(folder.shellWord)'"
        )
      }
    }
    return nil
  }

  /// A finding about an unknown name, which a module of the package may declare although no block
  /// imports it.
  func completed(_ finding: Diagnostic) -> Diagnostic {
    guard finding.id == "does-not-compile",
      let name = finding.summary.wholeMatch(of: /cannot find (?:type )?'(\w+)' in scope/)?.1,
      finding.help?.hasPrefix("if an earlier block") ?? true, !modules.isEmpty
    else { return finding }
    let imports = modules.sorted().prefix(Self.shownModules).map { "'import \($0)'" }
    var completed = finding
    completed.help =
      "if the package declares '\(name)', write \(imports.joined(separator: " or ")), and add "
      + "'--package \(folder.shellWord)'"
    return completed
  }

  private static let shownModules = 3

  private static func modules(in manifest: String) -> Set<String> {
    let targets = manifest.matches(
      of: /\.(?:target|library|systemLibrary|macro)\s*\(\s*name:\s*"(\w+)"/
    )
    return Set(targets.map { String($0.1) })
  }

  private static func name(ofFolder path: String, above steps: Int, or folder: URL) -> String {
    let parts = path.split(separator: "/").dropLast()
    guard !path.hasPrefix("/"), !parts.contains(".."), steps <= parts.count else {
      return folder.path(percentEncoded: false)
    }
    let name = parts.dropLast(steps).joined(separator: "/")
    return name.isEmpty ? "." : name
  }
}

extension Rule {
  static let unnamedPackage = Rule(
    id: "unnamed-package",
    explanation: """
      A block imports a module of the Swift package that contains the page. Building a package runs its \
      manifest and plug-ins, so it is built only if '--package' names it. Until then, no block of the \
      page is compiled.
      """,
    readers: """
      People who copy the code rely on its being compiled. One finding says why it wasn’t, instead of one \
      for every block.
      """,
    wrong: "book check README.md",
    right: "book check README.md --package ."
  )
}
