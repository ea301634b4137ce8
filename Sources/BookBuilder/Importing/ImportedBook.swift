package import BookModel
package import Diagnostics
import Markdown
import SourceText

package struct ImportedBook: Sendable {
  package var files: [OutputFile]
  package var findings: [Diagnostic]
  package var language: String
  package var chapters: Int
  package var parts: Int
  package var assets: Int

  /// Allows findings by adding a comment with a reason before each.
  ///
  /// So the book builds while its author is still revising it, and each comment marks what to
  /// revise.
  ///
  /// - Parameter findings: findings of a check of the book, from rules that authors may allow.
  package mutating func allow(_ findings: [Diagnostic]) {
    let findingsByPath = Dictionary(grouping: findings) { $0.location?.path ?? "" }
    for index in files.indices {
      guard let findings = findingsByPath[files[index].path] else { continue }
      let text = String(decoding: files[index].bytes, as: UTF8.self)
      files[index].bytes = Array(Self.text(text, allowing: findings).utf8)
    }
  }

  private static let reason = "Imported, and not revised yet."

  private static func text(_ text: String, allowing findings: [Diagnostic]) -> String {
    let document = MarkdownDocument(parsing: text)
    var lines = document.lines.map(String.init)
    // Works from the end, so that earlier line numbers stay valid.
    let located = findings.compactMap { finding in finding.location?.line.map { ($0, finding.id) } }
    for (line, id) in located.sorted(by: { $0.0 > $1.0 }) where lines.indices.contains(line - 1) {
      let comment = "<!-- allow: \(id) \(reason) -->"
      let block = document.blocks.first { ($0.position.line...$0.endLine).contains(line) }
      switch block?.kind {
      case .footnote: lines[line - 1] += " " + comment
      case nil: lines.insert("# allow: \(id) \(reason)", at: line - 1)
      default: lines.insert(comment, at: (block?.position.line ?? line) - 1)
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension [Diagnostic] {
  /// Merges findings of a file with the same summary into the first, which lists the other lines.
  var mergedByMessage: [Diagnostic] {
    var mergedByMessage: [Diagnostic] = []
    var indices: [[String]: Int] = [:]
    for finding in sortedByLocation() {
      let key = [finding.id, finding.location?.path ?? "", finding.summary]
      guard let index = indices[key] else {
        indices[key] = mergedByMessage.count
        mergedByMessage.append(finding)
        continue
      }
      let merged = mergedByMessage[index]
      let last = merged.details.last ?? merged.location?.line.map { "\($0)" }
      if let line = finding.location?.line, "\(line)" != last {
        mergedByMessage[index].details.append("\(line)")
      }
    }
    return mergedByMessage.map { finding in
      var finding = finding
      if !finding.details.isEmpty {
        let listed = finding.details.prefix(10)
        let others = finding.details.count - listed.count
        finding.details = [
          "also on lines \(listed.joined(separator: ", "))"
            + (others > 0 ? " and \(others) more" : "")
        ]
      }
      return finding
    }
  }
}
