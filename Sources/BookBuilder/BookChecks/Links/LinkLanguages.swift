import Articles
import BookModel
import Diagnostics
import Foundation
import Localization
import Markdown
import SourceText

extension Check {
  /// Finds links to a page in another language that do not say so.
  static let linkLanguages = Check(.otherLanguageLink) { checked in
    checked.pages.flatMap { page in
      page.links.compactMap { link -> Diagnostic? in
        guard case .page(let target, _)? = link.target,
          let language = page.languageOfTarget(target), language != page.language,
          !page.names(language, near: link, words: checked.book.words)
        else { return nil }
        let name = page.nameOfLanguage(language)
        let own = page.isLoose ? nil : checked.links.file(of: target.inLanguage(page.language))
        return Diagnostic(
          .otherLanguageLink,
          at: page.location(link.position),
          "the link leads to a page in another language, \(name), and does not say so",
          help: own.map { file in
            let address = LinkResolver.name(of: file, from: page.path)
            return "link to '\(address)', or name the language beside the link"
          } ?? "name the language beside the link"
        )
      }
    }
  }
}

extension CheckedPage {
  /// The language of a page of the book or of a folder beside that of this file; `nil` for a page of
  /// none.
  fileprivate func languageOfTarget(_ target: PagePath) -> String? {
    guard isLoose else { return target.path.split(separator: "/").first.map(String.init) }
    let (here, there) = (path.split(separator: "/"), target.path.split(separator: "/"))
    let pair = zip(here.dropLast(), there.dropLast()).first { $0 != $1 }
    guard let pair, isLanguage(pair.0), isLanguage(pair.1), pair.0 == language else { return nil }
    return String(pair.1)
  }

  /// Whether the name of a folder is that of a language that the tool knows words of.
  private func isLanguage(_ folder: Substring) -> Bool {
    folder == "en" || folder == "ru"
  }

  fileprivate func nameOfLanguage(_ other: String) -> String {
    Locale(identifier: language).localizedString(forLanguageCode: other) ?? other
  }

  /// Whether the line of a link names the language of its target, in either language.
  fileprivate func names(_ other: String, near link: Link, words: BookWords) -> Bool {
    let names = [nameOfLanguage(other), words[other].languageName]
    // In most languages the end of the name changes: «русский», «по-русски».
    let stems = names.map { $0.lowercased().prefix(max(3, $0.count - 3)) }
    let near = line(link.position.line)?.lowercased() ?? ""
    return stems.contains { near.contains($0) }
  }
}

extension Rule {
  static let otherLanguageLink = Rule(
    id: "other-language-link",
    canBeAllowed: true,
    explanation: """
      A link leads to a page of the book in another language than its own, and neither its words nor the \
      text around it name that language. Most often a file was copied and the link kept its old way.
      """,
    readers: """
      Readers come to a page that they may not understand, and a screen reader changes its voice without \
      a warning.
      """,
    wrong: "See [the traits](../../en/basics/traits.md), in a Russian chapter",
    right: "See [the traits](traits.md)"
  )
}
