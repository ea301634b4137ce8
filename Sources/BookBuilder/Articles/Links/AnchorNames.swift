package import BookModel
package import Markdown
import SourceText

/// Makes the names of headings that links refer to, as code hosts do.
package struct AnchorNames {
  private var used: Set<String>
  /// Whether names of figures and notes are kept for those.
  private let hasFigures: Bool

  /// Creates a maker; the names that the page uses for itself are taken.
  package init() {
    used = ["main", "contents", "checks", "reference"]
    hasFigures = true
  }

  /// A maker for a file as code hosts show it, on whose page nothing else has a name.
  static let ofFile = AnchorNames(used: [], hasFigures: false)

  private init(used: Set<String>, hasFigures: Bool) {
    self.used = used
    self.hasFigures = hasFigures
  }

  /// A name out of words: small letters, hyphens for spaces, no signs, a number if it is taken.
  package mutating func name(for words: String) -> String {
    let base = Self.quickBase(of: words) ?? Self.base(of: words)
    let first = base.isEmpty ? "section" : base
    var name = first
    var number = 0
    while hasFigures && Self.belongsToPage(name) || !used.insert(name).inserted {
      number += 1
      name = "\(first)-\(number)"
    }
    return name
  }

  /// Takes a name as it is; `false` if it is taken already.
  mutating func take(_ name: String) -> Bool {
    used.insert(name).inserted
  }

  private static func base(of words: String) -> String {
    String(
      words.lowercased().compactMap { character -> Character? in
        if character.isWhitespace { return "-" }
        let isKept = character.isLetter || character.isNumber || "-_".contains(character)
        return isKept ? character : nil
      }
    )
  }

  /// The same for words of English and Russian with their common signs, in a fraction of the time;
  /// `nil` for others.
  private static func quickBase(of words: String) -> String? {
    var base: [UInt8] = []
    base.reserveCapacity(words.utf8.count)
    var bytes = words.inSmallLetters.utf8.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        base.append(byte)
      case UInt8(ascii: " "): base.append(UInt8(ascii: "-"))
      // What is left of ASCII are signs.
      case UInt8(ascii: "!")...UInt8(ascii: "~"): continue
      default:
        guard let second = bytes.next() else { return nil }
        switch (byte, second) {
        // The letters from “а” to “я”, and “ё”.
        case (0xD0, 0xB0...0xBF), (0xD1, 0x80...0x8F), (0xD1, 0x91):
          base.append(byte)
          base.append(second)
        // The quotation marks « and ».
        case (0xC2, 0xAB), (0xC2, 0xBB): continue
        // From U+2010 to U+2027: other quotation marks, dashes, the ellipsis.
        case (0xE2, 0x80): guard let third = bytes.next(), 0x90...0xA7 ~= third else { return nil }
        default: return nil
        }
      }
    }
    return String(decoding: base, as: UTF8.self)
  }

  /// Whether a name is of the kind that the page gives to its figures and notes.
  private static func belongsToPage(_ name: String) -> Bool {
    // Most names end in a letter or hold none of the words, and bytes are quick to look at.
    guard let last = name.utf8.last, !(0x61...0x7A).contains(last),
      figures.contains(where: { name.holds($0) })
    else { return false }
    let words = name.split(separator: "-")
    guard words.count == 2, words[1].allSatisfy(\.isNumber) else { return false }
    return figures.contains(String(words[0]))
  }

  private static let figures = ["listing", "transcript", "screen", "table", "note"]
}

extension MarkdownDocument {
  /// The names of the places in a file that links may refer to where a code host shows it: its headings,
  /// and what HTML gives a name.
  package var anchors: PageAnchors {
    var names = AnchorNames.ofFile
    var anchors: [String] = []
    for block in allBlocks {
      switch block.kind {
      case .heading(_, let content): anchors.append(names.name(for: content.plainText))
      case .html(let html): anchors += Self.names(in: html)
      default: break
      }
      for case .html(let html) in block.runningTexts.joined().flatMap(\.withInnerInlines).map(
        \.kind
      ) {
        anchors += Self.names(in: html)
      }
    }
    return PageAnchors(anchors)
  }

  /// The names of the headings in an article of DocC: their words with one hyphen for spaces and without
  /// punctuation, in letters as they are.
  package var namesByDocC: [String] {
    allBlocks.compactMap { block in
      guard case .heading(_, let content) = block.kind else { return nil }
      let words = content.plainText.split { $0.isWhitespace || $0 == "-" }
      return words.joined(separator: "-").filter { $0 == "-" || !$0.isPunctuation && $0 != "`" }
    }
  }

  /// The values of `id` and `name` in HTML.
  private static func names(in html: String) -> [String] {
    html.matches(of: /\b(?:id|name)\s*=\s*["']([^"'\n]+)["']/.ignoresCase()).map {
      String($0.output.1)
    }
  }
}
