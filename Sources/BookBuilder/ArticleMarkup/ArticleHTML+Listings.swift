import Articles
import BookModel
package import Markup

extension ArticleHTML {
  func html(_ listing: Listing) -> HTML {
    figure(
      form.classes(.listing),
      form.id(listing.anchor),
      caption: text.html(listing.caption)
    ) {
      form.lines(
        form.code(
          language: listing.language,
          .group(listing.tokens.map { token in html(token, in: listing.language) })
        )
      )
    }
    .marked(as: .listing)
  }

  /// A piece of code; words in another script than the code's get a voice of their own.
  ///
  /// Code is the largest part of many pages, so its pieces get the shortest elements there are, which
  /// no screen reader announces. Keywords and comments look bold and slanted in print, too.
  private func html(_ token: Listing.Token, in language: String) -> HTML {
    let voice = language == "ru" ? nil : foreignLanguage(of: token.text, in: language)
    let own: [Attribute] = voice.map(form.language) ?? []
    let text = HTML.text(token.text)
    switch token.group {
    case "keyword"?: return .element(name: "b", attributes: own, content: text)
    case "comment"?: return .element(name: "i", attributes: own, content: text)
    case let group?:
      return .element(
        name: "b",
        attributes: [form.classes(.color(group))] + own,
        content: text
      )
    case nil:
      return own.isEmpty ? text : .element(name: "span", attributes: own, content: text)
    }
  }

  /// The language of the words in a piece of code that is not the code's own.
  private func foreignLanguage(of text: String, in language: String) -> String? {
    // Code is mostly ASCII, in which there is nothing to look for.
    if language == "en", text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    if ScriptRuns.containsCyrillic(text) { return Script.cyrillic.language }
    return ScriptRuns(language: language).firstForeignLanguage(in: text)
  }
}

extension Mark {
  /// A block of code.
  package static let listing = Mark("listing")
  /// What an assistive technology says.
  package static let transcript = Mark("transcript")
  /// A screen with what an assistive technology says on it.
  package static let screen = Mark("screen")
}
