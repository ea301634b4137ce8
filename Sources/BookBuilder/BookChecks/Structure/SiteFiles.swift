import Articles
import BookModel
package import Diagnostics
import Markdown

extension Check {
  static let siteFiles = Check(.missingSiteFile, scope: .book) { checked in
    let book = checked.book
    var findings: [Diagnostic] = []
    if book.siteFiles["style.css"] == nil {
      findings.append(
        missing("style.css", help: "every page needs it; add it with 'book site --renew style.css'")
      )
    }
    if book.siteFiles[Player.scriptName] == nil, let location = firstPlayer(in: book) {
      let help =
        "the player at \(location) needs it; add it with 'book site --renew \(Player.scriptName)'"
      findings.append(missing(Player.scriptName, help: help))
    }
    return findings
  }

  private static func missing(_ name: String, help: String) -> Diagnostic {
    let location = SourceLocation(path: "Site/\(name)")
    return Diagnostic(.missingSiteFile, at: location, "there is no 'Site/\(name)'", help: help)
  }

  private static func firstPlayer(in book: Book) -> SourceLocation? {
    for edition in book.editions {
      for block in edition.document.allBlocks {
        guard case .code(let code) = block.kind else { continue }
        let info = FenceInfo(code.info)
        let isPlayed = info.name == FenceKind.voiceover.rawValue && info.flags.contains("player")
        if isPlayed || info.name == FenceKind.screen.rawValue {
          return edition.location(block.position)
        }
      }
    }
    return nil
  }
}

extension Rule {
  static let missingSiteFile = Rule(
    id: "missing-site-file",
    explanation: """
      All pages use the style sheet 'Site/style.css'. Without it they can be read, but lack the \
      contrast and sizes that the book promises. Pages with screens and players use the script \
      'Site/player.js'.
      """,
    readers: """
      People with low vision would get small grey text, and everyone targets too small to hit.
      """,
    wrong: "Site/, without style.css",
    right: "Site/style.css"
  )
}

extension Check {
  static let activeFiles = Check(.activeFile, scope: .book) { checked in
    checked.book.assets.sorted { $0.key < $1.key }.compactMap { path, bytes in
      ActiveContent(path: path, bytes: bytes).map { content in
        Diagnostic(
          .activeFile,
          at: SourceLocation(path: path),
          "'\(path)' \(content.reason)",
          help: "keep only pictures and plain files next to chapters"
        )
      }
    }
  }
}

extension Rule {
  static let activeFile = Rule(
    id: "active-file",
    explanation: """
      Files under 'Content' are published with the pages that link to them. A web page, a script, or a \
      drawing that contains a script or a link would run under the address of the book, no matter who \
      wrote it. Files for the design of the book belong in 'Site'.
      """,
    readers: """
      Readers who trust the book would run code from a stranger, and a screen reader would reach pages \
      that the book's checks have never seen.
      """,
    wrong: "Content/en/basics/demo.html",
    right: "Content/en/basics/demo.png"
  )
}

struct ActiveContent: Hashable, Sendable {
  /// The reason, as the predicate of a sentence about the file.
  let reason: String

  private static let endings: Set<String> = [
    "htm", "html", "xht", "xhtml", "shtml", "mht", "mhtml", "xml", "xsl", "xslt", "js", "mjs",
    "wasm",
    "swf", "svgz", "hta", "php", "cgi",
  ]
  private static let signs = [
    "<script", ":script", "<foreignobject", "<iframe", "<embed", "<object", "<handler", "<listener",
    "<!entity", "<!attlist", "<?xml-stylesheet", "javascript:", "@import", "image-set(",
    "http://www.w3.org/1999/xhtml",
  ]

  init?(path: String, bytes: [UInt8]) {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if Self.endings.contains(ending) {
      reason = "is a page or a program"
      return
    }
    guard ending == "svg" else { return nil }
    // Browsers know other encodings that can't be inspected here.
    guard let source = String(validating: bytes, as: UTF8.self)?.lowercased(),
      !source.contains("\0"),
      !source.contains(/^[^<]*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8|us-ascii|iso-8859-)/)
    else {
      reason = "is a drawing in an unknown encoding"
      return
    }
    let text = Self.unescaped(source)
    if let sign = Self.signs.first(where: { text.contains($0) }) {
      reason = "is a drawing that contains '\(sign)'"
    } else if text.contains(/[\s"'\/]on[a-z]+\s*=/) {
      reason = "is a drawing with event handlers"
    } else if text.contains(/href\s*=\s*["']?\s*(?!#|data:image\/|["'])[^\s>]/)
      || text.contains(/url\(\s*["']?\s*(?!#|data:image\/|["'])[^\s)]/)
      || text.contains(/attributename\s*=\s*["']?\s*(?:xlink:)?href/)
    {
      reason = "is a drawing with an external link"
    } else {
      return nil
    }
  }

  /// A drawing as browsers read it, which know numbers of characters in XML and escapes in CSS.
  private static func unescaped(_ text: String) -> String {
    guard text.contains("&#") || text.contains("\\") else { return text }
    let xml = text.replacing(/&#(x?)([0-9a-f]+);/) { match in
      character(match.2, radix: match.1.isEmpty ? 10 : 16)
    }
    let css = xml.replacing(/\\([0-9a-f]{1,6})\s?/) { match in character(match.1, radix: 16) }
    return css.replacing("\\", with: "").lowercased()
  }

  private static func character(_ number: Substring, radix: Int) -> String {
    UInt32(number, radix: radix).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
  }
}

extension Rule {
  package static let budgets: [Rule] = [.navigationCost, .pageWeight]

  package static let navigationCost = Rule(
    id: "navigation-cost",
    explanation: """
      People who cannot use a pointer pass everything before the text, stop by stop, on every page. \
      Therefore it has a budget, and what does not fit goes after the text. Source: WCAG 2.2, 2.4.1; \
      the limits are this book's own.
      """,
    readers: "Readers who use a keyboard or a switch step through all of it on every page.",
    wrong: "a banner with twelve links",
    right: "a banner with two links, and the others at the foot of the page"
  )
  package static let pageWeight = Rule(
    id: "page-weight",
    severity: .warning,
    explanation: """
      A page takes at most 80 kB of HTML and CSS, 150 kB with its drawings, and a chapter 22 kB of \
      script, before compression, so that it opens at once on a slow connection and an old phone. A \
      chapter that needs more is also too long to listen to in one go: split it.
      """,
    readers: "Readers with a slow connection or an old phone wait, and some pay for the data.",
    wrong: "one chapter of 100 kB",
    right: "two chapters of 50 kB"
  )
}
