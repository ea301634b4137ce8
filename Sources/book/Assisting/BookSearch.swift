import Foundation
import SourceText

/// Finds sections of the book by words.
struct BookSearch: Sendable {
  let folder: String

  private static let limit = 5

  var isAvailable: Bool {
    FileManager.default.fileExists(atPath: "\(folder)/Content/book.yml")
  }

  private struct Section {
    var place: String
    var heading: String
    var text: String
    var score = 0
  }

  /// The best sections, each with its file and line.
  func sections(with words: String, _ language: String) -> String {
    let wanted = words.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !wanted.isEmpty else { return "name a few words" }
    let scored = allSections(language).map { section in
      var section = section
      section.score = Self.score(section, wanted)
      return section
    }
    let best = scored.filter { $0.score > 0 }.sorted { $0.score > $1.score }.prefix(Self.limit)
    guard !best.isEmpty else { return "the book has no section with these words" }
    return best.map { "\($0.place): \($0.heading)\n\n\($0.text)" }.joined(separator: "\n\n---\n\n")
  }

  /// A word in the heading counts more than many in the text; each word must occur.
  private static func score(_ section: Section, _ words: [String]) -> Int {
    let heading = section.heading.lowercased()
    let text = section.text.lowercased()
    var score = 0
    for word in words {
      let count = min(5, text.ranges(of: word).count)
      let isInHeading = heading.contains(word)
      guard count > 0 || isInHeading else { return 0 }
      score += count + (isInHeading ? 10 : 0)
    }
    return score
  }

  private func allSections(_ language: String) -> [Section] {
    let root = "\(folder)/Content/\(language == "ru" ? "ru" : "en")"
    let paths = FileManager.default.subpaths(atPath: root) ?? []
    return paths.filter { $0.hasSuffix(".md") }.sorted().flatMap { path -> [Section] in
      guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else { return [] }
      return Self.sections(of: String(decoding: data, as: UTF8.self), "\(root)/\(path)")
    }
  }

  private static func sections(of text: String, _ path: String) -> [Section] {
    var sections: [Section] = []
    var isCode = false
    for (index, line) in SourceLines(text).enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      if line.hasPrefix("#"), !isCode {
        let heading = line.drop { $0 == "#" }.trimmingPrefix(" ")
        sections.append(Section(place: "\(path):\(index + 1)", heading: String(heading), text: ""))
      } else if !sections.isEmpty {
        sections[sections.count - 1].text += "\(line)\n"
      }
    }
    return sections
  }
}
