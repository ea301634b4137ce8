import AssistiveTechnology
package import SpeechRules

/// A block of a page.
package indirect enum ArticleBlock: Hashable, Sendable {
  /// A heading.
  case heading(ArticleHeading)
  /// What the page comes to, near the beginning of its text.
  case glance(ArticleGlance)
  /// Running text.
  case paragraph([Run])
  /// A list.
  case list(ArticleList)
  /// Quoted blocks.
  case quote([ArticleBlock])
  /// Blocks that deserve attention, with the name of their kind and the word for it.
  case callout(kind: String, label: String, [ArticleBlock])
  /// Blocks that readers open when they want them, below a line that says what they are.
  case onDemand(summary: String, [ArticleBlock])
  /// Code, or what a program says.
  case listing(Listing)
  /// What an assistive technology says.
  case transcript(SpokenFigure)
  /// Screens with their stops.
  case screen(ScreenFigure)
  /// The names of the parts of a spoken line, each in the form it has on the page.
  case legend([UtterancePart.Role])
  /// A table.
  case table(ArticleTable)
  /// Notes to the section above.
  case notes([ArticleNote])
  /// Words and what they mean.
  case terms([ArticleTerm])
  /// A change of subject.
  case rule
}
