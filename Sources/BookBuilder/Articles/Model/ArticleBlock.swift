import AssistiveTechnology
package import SpeechRules

package indirect enum ArticleBlock: Hashable, Sendable {
  case heading(ArticleHeading)
  /// What the page comes to, near the beginning of its text.
  case glance(ArticleGlance)
  case paragraph([Run])
  case list(ArticleList)
  case quote([ArticleBlock])
  /// Blocks that deserve attention, with the name of their kind and the word for it.
  case callout(kind: String, label: String, [ArticleBlock])
  /// Blocks that readers open when they want them, below a line that says what they are.
  case onDemand(summary: String, [ArticleBlock])
  /// Code, or what a program says.
  case listing(Listing)
  /// What an assistive technology says.
  case transcript(SpokenFigure)
  case screen(ScreenFigure)
  /// The names of the parts of a spoken line, each in the form it has on the page.
  case legend([UtterancePart.Role])
  case table(ArticleTable)
  /// Notes to the section above.
  case notes([ArticleNote])
  /// Words and what they mean.
  case terms([ArticleTerm])
  /// A change of subject.
  case rule
}

extension ArticleBlock {
  static func heading(
    _ number: [Int],
    anchor: String,
    _ content: [Run],
    level: Int = 2
  ) -> ArticleBlock {
    .heading(ArticleHeading(level: level, anchor: anchor, number: number, content: content))
  }

  /// A list without numbers.
  static func list(of items: [[ArticleBlock]], look: ArticleList.Look = .plain) -> ArticleBlock {
    .list(ArticleList(start: nil, items: items, look: look))
  }
}

package struct ArticleHeading: Hashable, Sendable {
  /// The level, from 2.
  package var level: Int
  /// The name that links refer to; unique on the page.
  package var anchor: String
  /// The number of the chapter, the section, and so on.
  package var number: [Int]
  package var content: [Run]

  /// The number as every edition says it, such as 16.1.
  package var numberText: String { number.map(String.init).joined(separator: ".") }
}

package struct ArticleList: Hashable, Sendable {
  /// The number of the first item; `nil` for a list without numbers.
  package var start: Int?
  package var items: [[ArticleBlock]]
  /// The names of the items that links refer to, one for each; such items can be ticked.
  package var anchors: [String] = []
  /// The names of the items that links refer to, one for each, where there is nothing to tick: those of a
  /// list that leads on to what the names stand for.
  package var places: [String] = []
  /// How the list looks where there is something to look at; it reads the same.
  package var look = Look.plain

  package enum Look: Hashable, Sendable {
    /// One item below the other.
    case plain
    /// Numbers side by side, each with what was counted.
    case counts
    /// What happened, along an axis.
    case events
  }
}

package struct ArticleNote: Hashable, Sendable {
  /// The number, from 1, through the page.
  package var number: Int
  /// How often the text refers to the note.
  package var references: Int
  package var blocks: [ArticleBlock]

  /// The name that links to the note refer to.
  package static func anchor(_ number: Int) -> String {
    "note-\(number)"
  }

  /// The name of the place in the text that refers to the note; `occurrence` counts from 1.
  package static func referenceAnchor(_ number: Int, occurrence: Int) -> String {
    "note-\(number)-reference-\(occurrence)"
  }
}

package struct ArticleTerm: Hashable, Sendable {
  package var term: [Run]
  package var meaning: [Run]
  /// The name that links refer to, if there is one.
  package var anchor: String?
}
