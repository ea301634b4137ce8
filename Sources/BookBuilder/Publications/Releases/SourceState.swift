import Foundation
import System

/// What Git says about the folder of a book.
package struct SourceState: Hashable, Sendable {
  /// The commit that is checked out; `nil` outside a repository.
  package var commit: String?
  /// The day of the commit by universal time, such as “2026-11-21”.
  package var day: String?
  /// The names of the commit's tags.
  package var tags: [String]
  /// The files that differ from the commit, or that it does not know.
  package var changes: [String]

  package init(commit: String?, day: String?, tags: [String], changes: [String]) {
    self.commit = commit
    self.day = day
    self.tags = tags
    self.changes = changes
  }

  /// Asks Git.
  ///
  /// - Parameters:
  ///   - root: the folder of the book.
  ///   - folders: where Git is looked for, separated by colons.
  package init(root: String, folders: String) {
    self.init(commit: nil, day: nil, tags: [], changes: [])
    guard let git = InstalledProgram(named: "git", in: folders) else { return }
    let folder = URL(filePath: root, directoryHint: .isDirectory)
    func ask(_ arguments: String...) -> [String]? {
      let output = try? git.run(arguments, in: folder)
      return output?.split(separator: "\n").map(String.init)
    }
    commit = ask("rev-parse", "HEAD")?.first
    guard commit != nil else { return }
    tags = ask("tag", "--points-at", "HEAD") ?? []
    changes = (ask("status", "--porcelain", "--", ".") ?? []).map { String($0.dropFirst(3)) }
    if let text = ask("log", "-1", "--format=%ct")?.first, let seconds = Double(text) {
      day = Date(timeIntervalSince1970: seconds)
        .formatted(.iso8601.year().month().day().dateSeparator(.dash))
    }
  }

  /// What stands against a release of a version, in sentences.
  package func objections(to version: String) -> [String] {
    guard commit != nil else {
      return ["the book is in no Git repository, so nobody could say what was released"]
    }
    var objections: [String] = []
    if let first = changes.first {
      let others = changes.count > 1 ? " and \(changes.count - 1) more" : ""
      objections.append("'\(first)'\(others) differs from the commit; commit or remove it")
    }
    if !tags.contains(version), !tags.contains("v\(version)") {
      objections.append("the commit has no tag 'v\(version)'; write 'git tag v\(version)'")
    }
    return objections
  }
}
