import Articles
import BookModel
import Diagnostics
import Foundation
import Localization
import Markdown

extension Check {
  static let linkLanguages = Check(.otherLanguageLink) { checked in
    checked.pages.flatMap { page in
      page.links.compactMap { link -> Diagnostic? in
        guard case .page(let target, _)? = link.target,
          let language = page.languageOfTarget(target), language != page.language,
          !page.names(language, near: link, words: checked.book.words)
        else { return nil }
        // Messages are in English, what an author writes in the language of the page.
        let name = CheckedPage.name(of: language, in: "en")
        let advice =
          "name the language next to the link, such as '\(page.nameOfLanguage(language))'"
        let translation =
          page.isLoose ? nil : checked.links.file(of: target.inLanguage(page.language))
        return Diagnostic(
          .otherLanguageLink,
          at: page.location(link.position),
          "the link leads to a page in another language, \(name), without saying so",
          help: translation.map { file in
            let address = LinkResolver.name(of: file, from: page.path)
            return "link to '\(address)', or \(advice)"
          } ?? advice
        )
      }
    }
  }
}

extension CheckedPage {
  /// The language of a page of the book, or of a parallel folder outside a book; `nil` if unknown.
  fileprivate func languageOfTarget(_ target: PagePath) -> String? {
    guard isLoose else { return target.path.split(separator: "/").first.map(String.init) }
    let (here, there) = (path.split(separator: "/"), target.path.split(separator: "/"))
    let pair = zip(here.dropLast(), there.dropLast()).first { $0 != $1 }
    guard let pair, isLanguage(pair.0), isLanguage(pair.1), pair.0 == language else { return nil }
    return String(pair.1)
  }

  /// Whether a folder is named after a language that the tool has interface text in.
  private func isLanguage(_ folder: Substring) -> Bool {
    folder == "en" || folder == "ru"
  }

  fileprivate func nameOfLanguage(_ other: String) -> String {
    Self.name(of: other, in: language)
  }

  fileprivate static func name(of language: String, in other: String) -> String {
    Locale(identifier: other).localizedString(forLanguageCode: language) ?? language
  }

  fileprivate func names(_ other: String, near link: Link, words: BookInterfaceText) -> Bool {
    let names = [nameOfLanguage(other), words[other].languageName]
    // In most languages the ending of the name varies: «русский», «по-русски».
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
      A link leads to a page of the book in another language, and neither its text nor the text around \
      it names that language. Usually a file was copied and the link was not adapted.
      """,
    readers: """
      Readers reach a page that they may not understand, and a screen reader changes its voice without \
      warning.
      """,
    wrong: "See [the traits](../../en/basics/traits.md), in a Russian chapter",
    right: "See [the traits](traits.md)"
  )
}
