package import BookModel
package import Diagnostics
import Markdown
import SourceText

/// A book made of one that another tool was made for.
package struct ImportedBook: Sendable {
  /// The files, by their path in the folder of the book.
  package var files: [OutputFile]
  /// What could not be carried over, with the place in the files that were imported.
  package var findings: [Diagnostic]
  /// The language, as a BCP 47 tag.
  package var language: String
  package var chapters: Int
  package var parts: Int
  /// The number of pictures and other files that went along.
  package var assets: Int
}

extension ImportedBook {
  /// Lets findings stand: puts a comment with the reason before each.
  ///
  /// So the book can be built while its author revises it, and it says of each finding that it stands.
  ///
  /// - Parameter findings: those of a check of the book, of kinds that an author may let stand.
  package mutating func allow(_ findings: [Diagnostic]) {
    let places = Dictionary(grouping: findings) { $0.location?.path ?? "" }
    for index in files.indices {
      guard let findings = places[files[index].path] else { continue }
      let text = String(decoding: files[index].bytes, as: UTF8.self)
      files[index].bytes = Array(Self.text(text, allowing: findings).utf8)
    }
  }

  private static let reason = "Imported, and not revised yet."

  private static func text(_ text: String, allowing findings: [Diagnostic]) -> String {
    let document = MarkdownDocument(parsing: text)
    var lines = document.lines.map(String.init)
    // From the end, so that the lines before stay where they are.
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
  /// The findings, those of a file that say the same gathered at the first place, with the other lines.
  var gathered: [Diagnostic] {
    var gathered: [Diagnostic] = []
    var places: [[String]: Int] = [:]
    for finding in sortedByLocation() {
      let key = [finding.id, finding.location?.path ?? "", finding.summary]
      guard let place = places[key] else {
        places[key] = gathered.count
        gathered.append(finding)
        continue
      }
      if let line = finding.location?.line { gathered[place].details.append("\(line)") }
    }
    return gathered.map { finding in
      var finding = finding
      if !finding.details.isEmpty {
        finding.details = ["also in lines \(finding.details.joined(separator: ", "))"]
      }
      return finding
    }
  }
}
