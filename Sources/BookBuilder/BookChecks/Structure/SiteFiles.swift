import Articles
import BookModel
package import Diagnostics
import Markdown

extension Check {
  /// Finds files that every page needs and that are not there.
  static let siteFiles = Check(.missingSiteFile, scope: .book) { checked in
    let book = checked.book
    var findings: [Diagnostic] = []
    if book.siteFiles["style.css"] == nil {
      findings.append(
        missing("style.css", help: "every page asks for it; copy one from another book")
      )
    }
    if book.siteFiles[Player.scriptName] == nil, let place = firstPlayer(in: book) {
      let help = "the player at \(place) needs it; copy it from another book"
      findings.append(missing(Player.scriptName, help: help))
    }
    return findings
  }

  private static func missing(_ name: String, help: String) -> Diagnostic {
    let location = SourceLocation(path: "Site/\(name)")
    return Diagnostic(.missingSiteFile, at: location, "there is no 'Site/\(name)'", help: help)
  }

  /// The first fence from which a player comes.
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
      Pages refer to the style sheet 'Site/style.css'. Without it they can be read, but not with the \
      contrast and sizes that readers were promised. Pages with screens and players refer to the \
      script 'Site/player.js'.
      """,
    readers: """
      People with low vision would get small grey text, and everybody targets too small to hit.
      """,
    wrong: "Site/, without style.css",
    right: "Site/style.css"
  )
}

extension Check {
  /// Finds files beside the chapters that would run something in the browser of whoever opens them.
  static let activeFiles = Check(.activeFile, scope: .book) { checked in
    checked.book.assets.sorted { $0.key < $1.key }.compactMap { path, bytes in
      ActiveContent(path: path, bytes: bytes).map { content in
        Diagnostic(
          .activeFile,
          at: SourceLocation(path: path),
          "'\(path)' \(content.reason)",
          help: "keep pictures and plain files beside chapters"
        )
      }
    }
  }
}

extension Rule {
  static let activeFile = Rule(
    id: "active-file",
    explanation: """
      Files under 'Content' are published with the pages that link to them. A page, a script, or a \
      drawing with a script or a link in it would run under the address of the book, whoever wrote it. \
      What the look of the book needs lies under 'Site'.
      """,
    readers: """
      Readers who trust the book would run what a stranger wrote, and a screen reader would meet \
      pages that none of the book's checks has seen.
      """,
    wrong: "Content/en/basics/demo.html",
    right: "Content/en/basics/demo.png"
  )
}

/// Why a file would run something when somebody opens it in a browser.
struct ActiveContent: Hashable, Sendable {
  /// The reason, as the end of a sentence about the file.
  let reason: String

  /// The endings of files that browsers take for pages or programs.
  private static let endings: Set<String> = [
    "htm", "html", "xht", "xhtml", "shtml", "mht", "mhtml", "xml", "xsl", "xslt", "js", "mjs",
    "wasm",
    "swf", "svgz", "hta", "php", "cgi",
  ]
  /// What drawings hold only to do something, in small letters.
  private static let signs = [
    "<script", ":script", "<foreignobject", "<iframe", "<embed", "<object", "<handler", "<listener",
    "<!entity", "<?xml-stylesheet", "javascript:", "@import",
  ]

  /// Looks at a file; `nil` for one that only shows something.
  init?(path: String, bytes: [UInt8]) {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if Self.endings.contains(ending) {
      reason = "is a page or a program"
      return
    }
    guard ending == "svg" else { return nil }
    // Of other encodings that browsers know, none can be looked into here.
    guard let text = String(validating: bytes, as: UTF8.self)?.lowercased(), !text.contains("\0")
    else {
      reason = "is a drawing in an unknown encoding"
      return
    }
    if let sign = Self.signs.first(where: { text.contains($0) }) {
      reason = "is a drawing with '\(sign)' in it"
    } else if text.contains(/[\s"'\/]on[a-z]+\s*=/) {
      reason = "is a drawing that answers events"
    } else if text.contains(/href\s*=\s*["']?\s*(?!#|data:image\/|["'])[^\s>]/)
      || text.contains(/url\(\s*["']?\s*(?!#|data:image\/|["'])[^\s)]/)
      || text.contains(/attributename\s*=\s*["']?\s*(?:xlink:)?href/)
    {
      reason = "is a drawing with a link to elsewhere"
    } else {
      return nil
    }
  }
}

extension Rule {
  /// The kinds of findings about finished pages.
  package static let budgets: [Rule] = [.navigationCost, .pageWeight]

  package static let navigationCost = Rule(
    id: "navigation-cost",
    explanation: """
      Whoever cannot point passes everything before the text, one stop at a time, on every page. So \
      what stands there has a budget, and what does not fit goes after the text. Source: WCAG 2.2, \
      2.4.1; the numbers are this book's own.
      """,
    readers: """
      Readers who use a keyboard or a switch pass all of it, one stop at a time, on every page.
      """,
    wrong: "a banner with twelve links",
    right: "a banner with two links, and the others at the foot of the page"
  )
  package static let pageWeight = Rule(
    id: "page-weight",
    severity: .warning,
    explanation: """
      A page takes at most 80 kB of HTML and CSS, 150 kB with its drawings, and a chapter 22 kB of \
      script, before packing, so that it opens at once on a slow connection and an old telephone. A \
      chapter that needs more is also too long to be listened to in one go: make two of it.
      """,
    readers: """
      Readers with a slow connection or an old telephone wait, and some pay for what they load.
      """,
    wrong: "one chapter of 100 kB",
    right: "two chapters of 50 kB"
  )
}
