import Foundation
import SpeechRules

/// Finds the chapters of a book that speak of contested rules.
enum ContestedChapters {
  /// Returns the names of the chapters of each rule, sorted.
  ///
  /// - Parameter content: The folder with one folder of chapters for each language.
  static func all(in content: URL) throws -> [String: [String]] {
    var chapters: [String: Set<String>] = [:]
    for language in ["en", "ru"] {
      let folder = content.appending(path: language)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for file in files where file.hasSuffix(".md") {
        let url = folder.appending(path: file)
        let paragraphs = paragraphs(of: try String(contentsOf: url, encoding: .utf8))
        let name = url.deletingPathExtension().lastPathComponent
        for rule in paragraphs.flatMap({ ContestedRule.stated(in: $0, language: language) }) {
          chapters[rule.name, default: []].insert(name)
        }
      }
    }
    return chapters.mapValues { $0.sorted() }
  }

  /// The paragraphs of a chapter and the cells of its tables, without front matter and fences.
  static func paragraphs(of text: String) -> [String] {
    var paragraphs = [""]
    var end: Substring? = text.hasPrefix("---\n") ? "---" : nil
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst() {
      if let mark = end {
        if line.hasPrefix(mark) { end = nil }
      } else if line.hasPrefix("```") {
        end = line.prefix { $0 == "`" }
      } else if line.isEmpty {
        paragraphs.append("")
      } else if line.hasPrefix("|") {
        paragraphs += line.split(separator: "|").map(String.init)
      } else {
        paragraphs[paragraphs.count - 1] += "\(line)\n"
      }
    }
    return paragraphs
  }
}
