package import Markup
package import SpeechRules

extension ArticleHTML {
  /// A spoken line with its parts, as a transcript shows it.
  package func line(_ utterance: Utterance) -> HTML {
    let figure = SpokenFigureHTML(form: form, words: words, text: text)
    return figure.joined(
      utterance.captionParts.map { ($0.role, figure.part($0.text, utterance.language)) }
    )
  }
}
