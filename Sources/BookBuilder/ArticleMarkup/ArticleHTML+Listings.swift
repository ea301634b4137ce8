import Articles
import BookModel
package import Markup

extension ArticleHTML {
  func html(_ listing: Listing) -> HTML {
    figure(
      form.classes(classes(of: listing)),
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

  private func classes(of listing: Listing) -> [ClassName] {
    [.listing] + (isSlim(listing) ? [.slim] : [])
      + (listing.isRejected && form.hasScripts ? [.rejected] : [])
  }

  /// Whether few lines are too long for the room next to what is heard in a window of 1280 pixels.
  private func isSlim(_ listing: Listing) -> Bool {
    guard form.hasScripts else { return false }
    let lines = CodeLine.lines(of: listing.tokens)
    return lines.count { $0.length > Self.mostColumns } * 8 <= lines.count * 3
  }

  private static var mostColumns: Int { 55 }

  /// The lines of code; the words of long ones are elements that hang from their own indentation.
  ///
  /// The indentation is outside these elements: a name too long for a phone would otherwise leave
  /// a row with nothing but spaces. In a difference, so is the sign at the start of the line.
  ///
  /// Line breaks stay between the elements, so the code is the same without a style sheet and when
  /// it is copied. Readers of EPUB set long lines in their own way.
  private func lines(of listing: Listing) -> HTML {
    let code = { (tokens: [Listing.Token]) in
      HTML.group(tokens.map { token in html(token, in: listing.language) })
    }
    guard form.dialect == .html else { return code(listing.tokens) }
    let lines = CodeLine.lines(of: listing.tokens).map { line in
      guard line.canWrap else { return code(line.tokens) }
      let (margin, words) = line.split(isDifference: listing.isDifference)
      return .group([
        code(margin.tokens),
        .element(name: "span", attributes: hang(margin.columns), content: code(words.tokens)),
      ])
    }
    return .group(
      lines.enumerated().flatMap { number, line in number == 0 ? [line] : [.text("\n"), line] }
    )
  }

  private func hang(_ columns: Int) -> [Attribute] {
    columns == 0 ? [] : [Attribute("style", "--i:\(columns)")]
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
