import Articles
import BookModel
import Diagnostics
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
