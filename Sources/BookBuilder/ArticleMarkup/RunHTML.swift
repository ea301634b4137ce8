package import Articles
import BookModel
package import Localization
package import Markup

/// Turns running text into HTML.
package struct RunHTML {
  /// What the text is drawn for.
  let form: HTMLForm
  /// The language of the text around, as a BCP 47 tag.
  package let language: String
  /// The words of the language.
  let words: SharedWords

  /// Creates the value of its parts.
  package init(form: HTMLForm, language: String, words: SharedWords) {
    self.form = form
    self.language = language
    self.words = words
  }

  /// The HTML of runs.
  package func html(_ runs: [Run]) -> HTML {
    .group(runs.map(html))
  }

  private func html(_ run: Run) -> HTML {
    switch run {
    case .text(let text, let language?): foreign(text, language)
    case .text(let text, nil): .text(text.withSignsKeptAtNumbers)
    case .code(let text):
      form.code(language: ScriptRuns.containsCyrillic(text) ? "ru" : "en", .text(text))
    case .emphasis(let content): em { html(content) }
    case .strong(let content): strong { html(content) }
    case .deletion(let content): del { html(content) }
    case .link(let target, let content):
      form.link(to: target, content: html(content.withNamesInOneVoice))
    case .picture(let path, let alternative):
      img(src: form.picture(path), alt: alternative ?? "")
    case .noteReference(let number, let occurrence): noteReference(number, occurrence)
    case .lineBreak: br()
    }
  }

  /// Words of another language; where they are read from the other side, too, they say so.
  private func foreign(_ text: String, _ own: String) -> HTML {
    let direction = InterfaceWords.direction(of: own)
    var attributes = form.language(own)
    if direction != InterfaceWords.direction(of: language) {
      attributes.append(.direction(direction))
    }
    return .element(
      name: "span",
      attributes: attributes,
      content: .text(text.withSignsKeptAtNumbers)
    )
  }

  private func noteReference(_ number: Int, _ occurrence: Int) -> HTML {
    .group([
      " (",
      form.link(
        to: .anchor(ArticleNote.anchor(number)),
        .noteReference,
        [
          form.id(ArticleNote.referenceAnchor(number, occurrence: occurrence)),
          form.classes(.noteReference), .role(.noteReference),
        ],
        content: .text(words.note(number))
      ),
      ")",
    ])
  }
}
