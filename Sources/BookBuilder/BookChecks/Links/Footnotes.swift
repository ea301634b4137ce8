import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds references to notes that are not there, and notes that nothing refers to.
  static let footnotes = Check(onEachPage: .undefinedFootnote, .unusedFootnote) { page in
    undefined(on: page) + unused(on: page)
  }

  private static func undefined(on page: CheckedPage) -> [Diagnostic] {
    page.texts.flatMap { text -> [Diagnostic] in
      guard text.characters.contains(UInt8(ascii: "[")), text.text.holds("[^") else { return [] }
      var findings: [Diagnostic] = []
      var rest = text.text[...]
      while let mark = rest.firstRange(of: "[^") {
        rest = rest[mark.upperBound...]
        let position = text.position(of: mark.lowerBound)
        guard let end = rest.firstIndex(of: "]"), end > rest.startIndex,
          !rest[..<end].contains(where: \.isWhitespace), page.isUnescaped(position)
        else { continue }
        let name = rest[..<end]
        if mark.lowerBound == text.text.startIndex, rest[end...].dropFirst().first == " " {
          let summary = "this is no note: a colon is missing after '[^\(name)]'"
          let help = "write '[^\(name)]:'"
          findings.append(
            Diagnostic(.undefinedFootnote, at: page.location(position), summary, help: help)
          )
          continue
        }
        // A note without its colon is told once, where it stands.
        guard !page.lines.contains(where: { $0.hasPrefix("[^\(name)] ") }) else { continue }
        findings.append(
          Diagnostic(
            .undefinedFootnote,
            at: page.location(position),
            "there is no note '\(name)'",
            help: "add a line '[^\(name)]: …' to the file, or remove the reference"
          )
        )
      }
      return findings
    }
  }

  /// A note that nothing refers to is dropped by Markdown, so it is looked for in the lines.
  private static func unused(on page: CheckedPage) -> [Diagnostic] {
    guard page.edition.text.holds("[^") else { return [] }
    var taken: Set<Int> = []
    for block in page.blocks {
      switch block.kind {
      case .footnote: taken.insert(block.position.line)
      case .code, .html:
        taken.formUnion(block.position.line...max(block.position.line, block.endLine))
      default: continue
      }
    }
    return page.lines.enumerated().compactMap { index, line in
      let start = Substring(line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") })
      guard start.utf8.starts(with: "[^".utf8), !taken.contains(index + 1),
        let end = start.firstByte(of: "]:")
      else { return nil }
      let name = start[..<end].dropFirst(2)
      let position = SourcePosition(line: index + 1, column: line.count - start.count + 1)
      return Diagnostic(
        .unusedFootnote,
        at: page.location(position),
        "nothing refers to the note '\(name)', or there is another of this name",
        help: "refer to it with '[^\(name)]', or remove it"
      )
    }
  }
}

extension Rule {
  static let undefinedFootnote = Rule(
    id: "undefined-footnote",
    explanation: """
      A reference '[^name]' needs a note '[^name]: …' in the same file. Without it Markdown shows the \
      brackets as they are.
      """,
    readers: """
      Readers are promised a note that is not there, and a listener hears the brackets.
      """,
    wrong: "Forty swipes.[^1]\n\n[^2]: Counted in iOS 26.",
    right: "Forty swipes.[^1]\n\n[^1]: Counted in iOS 26."
  )
  static let unusedFootnote = Rule(
    id: "unused-footnote",
    explanation: """
      A note that nothing refers to is left out of the page, silently. Of two notes of the same name \
      only the first is kept.
      """,
    readers: """
      Readers would never see the note, and its author would think they had.
      """,
    wrong: "Forty swipes.\n\n[^1]: Counted in iOS 26.",
    right: "Forty swipes.[^1]\n\n[^1]: Counted in iOS 26."
  )
}
