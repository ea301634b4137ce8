package import BookModel
package import Markdown
import SourceText

/// Makes the anchors of headings as GitHub does: lowercase, with hyphens for spaces, and a number
/// if the anchor is taken.
package struct AnchorNames {
  private var used: Set<String>
  private let reservesFigures: Bool
  /// The last number that made a name unique, by the name without it.
  private var lastNumbers: [String: Int] = [:]

  /// Starts with the anchors reserved for the page's own landmarks.
  package init() {
    used = ["main", "contents", "checks", "reference"]
    reservesFigures = true
  }

  static let ofFile = AnchorNames(used: [], reservesFigures: false)

  private init(used: Set<String>, reservesFigures: Bool) {
    self.used = used
    self.reservesFigures = reservesFigures
  }

  package mutating func name(for words: String) -> String {
    let base = Self.fastBase(of: words) ?? Self.base(of: words)
    let first = base.isEmpty ? "section" : base
    var name = first
    var number = lastNumbers[first] ?? 0
    if number > 0 { name = "\(first)-\(number)" }
    while reservesFigures && Self.isReserved(name) || !used.insert(name).inserted {
      number += 1
      name = "\(first)-\(number)"
    }
    if number > 0 { lastNumbers[first] = number }
    return name
  }

  /// Reserves a fixed anchor; returns `false` if it is taken.
  mutating func take(_ name: String) -> Bool {
    used.insert(name).inserted
  }

  private static func base(of words: String) -> String {
    String(
      words.lowercased().compactMap { character -> Character? in
        if character.isWhitespace { return "-" }
        let isAllowed = character.isLetter || character.isNumber || "-_".contains(character)
        return isAllowed ? character : nil
      }
    )
  }

  private static func fastBase(of words: String) -> String? {
    var base: [UInt8] = []
    base.reserveCapacity(words.utf8.count)
    var bytes = words.fastLowercased.utf8.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        base.append(byte)
      case UInt8(ascii: " "): base.append(UInt8(ascii: "-"))
      // Skip the remaining ASCII characters, which are punctuation.
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

  private static func isReserved(_ name: String) -> Bool {
    // A fast check on bytes; most anchors end in a letter or contain none of the words.
    guard let last = name.utf8.last, !(0x61...0x7A).contains(last),
      figures.contains(where: { name.includes($0) })
    else { return false }
    let words = name.split(separator: "-")
    guard words.count == 2, words[1].allSatisfy(\.isNumber) else { return false }
    return figures.contains(String(words[0]))
  }

  private static let figures = ["listing", "transcript", "screen", "table", "note"]
}

extension MarkdownDocument {
  /// The anchors of a file on a code host: those of its headings, and `id` and `name` in HTML.
  package var anchors: PageAnchors {
    var names = AnchorNames.ofFile
    lazy var name = /\b(?:id|name)\s*=\s*["']([^"'\n]+)["']/.ignoresCase()
    var anchors: [String] = []
    for block in allBlocks {
      switch block.kind {
      case .heading(_, let content): anchors.append(names.name(for: content.plainText))
      case .html(let html) where html.includes("="):
        anchors += html.matches(of: name).map { String($0.output.1) }
      default: break
      }
      for inline in block.runningTexts.joined().flatMap(\.flattenedInlines) {
        guard case .html(let html) = inline.kind, html.includes("=") else { continue }
        anchors += html.matches(of: name).map { String($0.output.1) }
      }
    }
    return PageAnchors(anchors)
  }

  /// The anchors of headings in a DocC article.
  ///
  /// DocC keeps the case, joins words with single hyphens, and drops punctuation.
  package var docCAnchors: [String] {
    allBlocks.compactMap { block in
      guard case .heading(_, let content) = block.kind else { return nil }
      let words = content.plainText.split { $0.isWhitespace || $0 == "-" }
      return words.joined(separator: "-").filter { $0 == "-" || !$0.isPunctuation && $0 != "`" }
    }
  }
}
