import Articles
import BookModel
package import Markup

extension ArticleHTML {
  func html(_ listing: Listing) -> HTML {
    figure(
      isSlim(listing) ? form.classes(.listing, .slim) : form.classes(.listing),
      form.id(listing.anchor),
      caption: text.html(listing.caption)
    ) {
      form.lines(
        form.code(
          language: listing.language,
          lines(of: listing)
        )
      )
    }
    .marked(as: .listing)
  }

  /// Whether few lines are too long for the room next to what is heard in a window of 1280 pixels.
  private func isSlim(_ listing: Listing) -> Bool {
    guard form.hasScripts else { return false }
    let lines = CodeLine.lines(of: listing.tokens)
    return lines.count { $0.length > Self.mostColumns } * 8 <= lines.count * 3
  }

  private static var mostColumns: Int { 55 }

  /// The lines of code; long ones are elements that hang from their own indentation.
  ///
  /// Line breaks stay between the elements, so the code is the same without a style sheet and when
  /// it is copied. Readers of EPUB set long lines in their own way.
  private func lines(of listing: Listing) -> HTML {
    let code = { (tokens: [Listing.Token]) in
      HTML.group(tokens.map { token in html(token, in: listing.language) })
    }
    guard form.dialect == .html else { return code(listing.tokens) }
    let lines = CodeLine.lines(of: listing.tokens).map { line in
      line.canWrap
        ? HTML.element(name: "span", attributes: hang(line.indentation), content: code(line.tokens))
        : code(line.tokens)
    }
    return .group(
      lines.enumerated().flatMap { number, line in number == 0 ? [line] : [.text("\n"), line] }
    )
  }

  private func hang(_ indentation: Int) -> [Attribute] {
    indentation == 0 ? [] : [Attribute("style", "--i:\(indentation)")]
  }

  /// A piece of code.
  ///
  /// Words in another script are marked with their language.
  ///
  /// Code makes up most of many pages, so tokens get the shortest elements, none of which screen
  /// readers announce. They also make keywords bold and comments italic without a style sheet.
  private func html(_ token: Listing.Token, in language: String) -> HTML {
    let isCyrillic = Script(writing: language) == .cyrillic
    let voice = isCyrillic ? nil : foreignLanguage(of: token.text, in: language)
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

  private func foreignLanguage(of text: String, in language: String) -> String? {
    // Fast path: code is mostly ASCII.
    if language == "en", text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    if ScriptRuns.containsCyrillic(text) {
      return Script.cyrillic.language(near: article.language)
    }
    return ScriptRuns(language: language, in: article.language).firstForeignLanguage(in: text)
  }
}

extension Mark {
  package static let listing = Mark("listing")
  package static let transcript = Mark("transcript")
  package static let screen = Mark("screen")
}
