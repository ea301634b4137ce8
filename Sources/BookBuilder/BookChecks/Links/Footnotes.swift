import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  static let footnotes = Check(onEachPage: .undefinedFootnote, .unusedFootnote) { page in
    undefined(on: page) + unused(on: page)
  }

  /// The characters in which the end of a name is sought.
  private static let longestName = 200

  private static func undefined(on page: CheckedPage) -> [Diagnostic] {
    let withoutColon = Set(
      page.lines.lazy.filter { $0.utf8.starts(with: "[^".utf8) }.compactMap { line in
        line.firstByte(of: "] ").map { line[..<$0].dropFirst(2) }
      }
    )
    let names = Suggestion(among: definedNames(on: page))
    var suggestions = 0
    return page.texts.flatMap { text -> [Diagnostic] in
      guard text.characters.contains(UInt8(ascii: "[")), text.text.includes("[^") else { return [] }
      var findings: [Diagnostic] = []
      var rest = text.text[...]
      while let mark = rest.firstRange(of: "[^") {
        rest = rest[mark.upperBound...]
        // A name contains no bracket.
        guard let end = rest.prefix(longestName).firstIndex(where: { $0 == "]" || $0 == "[" }),
          rest[end] == "]", end > rest.startIndex, !rest[..<end].contains(where: \.isWhitespace)
        else { continue }
        let position = text.position(of: mark.lowerBound)
        guard page.isUnescaped(position) else { continue }
        let name = rest[..<end]
        if mark.lowerBound == text.text.startIndex, rest[end...].dropFirst().first == " " {
          let summary = "this is not a footnote: a colon is missing after '[^\(name)]'"
          let help = "write '[^\(name)]:'"
          findings.append(
            Diagnostic(.undefinedFootnote, at: page.location(position), summary, help: help)
          )
          continue
        }
        // A footnote without its colon is reported once, at its own line.
        guard !withoutColon.contains(name) else { continue }
        suggestions += 1
        let nearest = suggestions > suggestionLimit ? nil : names.nearest(to: String(name))
        findings.append(
          Diagnostic(
            .undefinedFootnote,
            at: page.location(position),
            "there is no footnote '\(name)'",
            help: nearest.map { "did you mean '[^\($0)]'?" }
              ?? "add a line '[^\(name)]: …' to the file, or remove the reference"
          )
        )
      }
      return findings
    }
  }

  /// The number of references on a page that get a suggestion, which is slow to find.
  private static let suggestionLimit = 50

  private static func definedNames(on page: CheckedPage) -> [String] {
    page.lines.lazy.filter { $0.utf8.starts(with: "[^".utf8) }.compactMap { line in
      line.firstByte(of: "]:").map { String(line[..<$0].dropFirst(2)) }
    }
  }

  /// Searches the lines of the file, because the Markdown parser drops unused footnotes.
  private static func unused(on page: CheckedPage) -> [Diagnostic] {
    guard page.edition.text.includes("[^") else { return [] }
    var taken: Set<Int> = []
    var footnotes: Set<Int> = []
    for block in page.blocks {
      switch block.kind {
      case .footnote: footnotes.insert(block.position.line)
      case .code, .html:
        taken.formUnion(block.position.line...max(block.position.line, block.endLine))
      default: continue
      }
    }
    var places: [String: Int] = [:]
    return page.lines.enumerated().compactMap { index, line in
      let start = Substring(line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") })
      guard start.utf8.starts(with: "[^".utf8), !taken.contains(index + 1),
        let end = start.firstByte(of: "]:")
      else { return nil }
      let name = start[..<end].dropFirst(2)
      if footnotes.contains(index + 1) {
        places[name.lowercased()] = index + 1
        return nil
      }
      let position = SourcePosition(line: index + 1, column: line.count - start.count + 1)
      let first = places[name.lowercased()]
      return Diagnostic(
        .unusedFootnote,
        at: page.location(position),
        "the footnote '\(name)' is "
          + (first.map { "already defined in line \($0)" } ?? "not referenced"),
        help: first == nil
          ? "refer to it with '[^\(name)]', or remove it"
          : "give it and its references another name, or remove it"
      )
    }
  }
}

extension Rule {
  static let undefinedFootnote = Rule(
    id: "undefined-footnote",
    explanation: """
      A reference '[^name]' needs a footnote '[^name]: …' in the same file. Without it, Markdown shows \
      the brackets as written.
      """,
    readers: "Readers expect a footnote that does not exist, and a listener hears the brackets.",
    wrong: "Forty swipes.[^1]\n\n[^2]: Counted in iOS 26.",
    right: "Forty swipes.[^1]\n\n[^1]: Counted in iOS 26."
  )
  static let unusedFootnote = Rule(
    id: "unused-footnote",
    explanation: """
      A footnote without a reference is silently left out of the page. Of two footnotes with the same \
      name, only the first is used.
      """,
    readers: "Readers would never see the footnote, and its author would not notice.",
    wrong: "Forty swipes.\n\n[^1]: Counted in iOS 26.",
    right: "Forty swipes.[^1]\n\n[^1]: Counted in iOS 26."
  )
}
