import Foundation
import System

/// The state of a book's folder in Git.
package struct SourceState: Hashable, Sendable {
  package var commit: String?
  /// The day of the commit in UTC, such as “2026-11-21”.
  package var day: String?
  package var tags: [String]
  package var changes: [String]

  package init(commit: String?, day: String?, tags: [String], changes: [String]) {
    self.commit = commit
    self.day = day
    self.tags = tags
    self.changes = changes
  }

  /// Runs Git.
  ///
  /// - Parameters:
  ///   - root: the folder of the book.
  ///   - folders: the folders to search for Git, separated by colons.
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

  /// The reasons not to release a version from this state, as sentences.
  package func blockers(to version: String) -> [String] {
    guard commit != nil else {
      return ["the book isn't in a Git repository, so the release could not be traced to a commit"]
    }
    var blockers: [String] = []
    if let first = changes.first {
      let others = changes.count > 1 ? " and \(changes.count - 1) more" : ""
      blockers.append("'\(first)'\(others) differs from the commit; commit or remove it")
    }
    if !tags.contains(version), !tags.contains("v\(version)") {
      blockers.append("the commit has no tag 'v\(version)'; run 'git tag v\(version)'")
    }
    return blockers
  }
}
