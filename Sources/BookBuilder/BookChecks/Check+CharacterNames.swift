import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds names of characters, such as `&nbsp;`, that lack their semicolon or that nobody knows.
  static let characterNames = Check { checked in
    checked.pages.flatMap { page in
      page.texts.flatMap { text -> [Diagnostic] in
        // Hardly any text has one.
        guard text.text.utf8.contains(UInt8(ascii: "&")) else { return [] }
        return UnreadCharacterName.all(in: text.text).compactMap { name in
          let position = text.position(of: name.start)
          // Where the file has other signs there, such as '&amp;', the author meant the signs.
          guard page.rest(from: position)?.hasPrefix(name.text) == true,
            page.isUnescaped(position)
          else { return nil }
          return Diagnostic(
            .unreadMarkdown,
            at: page.location(position),
            name.isKnown
              ? "'\(name.text)' stands for no character: its semicolon is missing"
              : "there is no character of the name '\(name.text)'",
            help: name.meant.map { "write '\($0)', or '\\&' for the sign itself" }
              ?? "write the character itself, or '\\&' for the sign"
          )
        }
      }
    }
  }
}
