import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds signs that other tools replace in Markdown, and that this one shows as they are.
  ///
  /// Files of no book may belong to such a tool.
  static let foreignMarkup = Check { checked in
    checked.pages.filter { !$0.isLoose }.flatMap { page in
      page.texts.flatMap { text in
        ForeignSign.all(in: text.text).compactMap { sign in
          let position = text.position(of: sign.text.startIndex)
          guard page.isUnescaped(position), page.lines.indices.contains(position.line - 1),
            page.lines[position.line - 1].dropFirst(position.column - 1).first == sign.text.first
          else { return nil }
          return Diagnostic(
            .unreadMarkdown,
            at: page.location(position),
            "'\(sign.text)' \(sign.kind.fault)",
            help: sign.kind.help
          )
        }
      }
    }
  }
}
