import AssistiveTechnology
package import ScreenDrawing
package import SpeechRules

package indirect enum ArticleBlock: Hashable, Sendable {
  case heading(ArticleHeading)
  case glance(ArticleGlance)
  case paragraph([Run])
  case list(ArticleList)
  case quote([ArticleBlock])
  /// Blocks set apart, such as a note or a warning.
  ///
  /// `kind` is the name for style sheets, `label` the word for readers.
  case callout(kind: String, label: String, [ArticleBlock])
  case onDemand(summary: String, [ArticleBlock])
  case listing(Listing)
  case transcript(SpokenFigure)
  case screen(ScreenFigure)
  case picture(ArticlePicture)
  case legend([UtterancePart.Role])
  case table(ArticleTable)
  case notes([ArticleNote])
  case terms([ArticleTerm])
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

  static func list(
    of items: [[ArticleBlock]],
    style: ArticleList.Style = .plain,
    summary: String? = nil
  ) -> ArticleBlock {
    .list(ArticleList(start: nil, items: items, style: style, summary: summary))
  }
}

package struct ArticleHeading: Hashable, Sendable {
  package var level: Int
  package var anchor: String
  package var number: [Int]
  package var content: [Run]

  /// The dotted section number, such as 16.1.
  package var numberText: String { number.map(String.init).joined(separator: ".") }
}

package struct ArticleList: Hashable, Sendable {
  package var start: Int?
  package var items: [[ArticleBlock]]
  /// The anchors of items that can be ticked, one for each item; otherwise empty.
  package var anchors: [String] = []
  /// The anchors of items that can't be ticked, one for each item; otherwise empty.
  package var places: [String] = []
  /// More words to filter each item by, which no one reads; otherwise empty.
  package var otherNames: [String] = []
  /// The names from code of each item, separated by spaces; empty like `otherNames`.
  package var codeNames: [String] = []
  /// A hint for style sheets; it doesn't affect the text.
  package var style = Style.plain
  /// The title of links at the end of a chapter, which pages fold; `nil` for other lists.
  package var summary: String?

  package enum Style: Hashable, Sendable {
    case plain
    /// Numbers side by side, each with a label.
    case counts
    /// Events along a timeline.
    case events
    /// Links with pictures, side by side.
    case gallery
    /// Symptoms, each with a link to the section that explains it.
    case symptoms
    /// Short links in columns.
    case links
    /// Links that look like buttons.
    case steps
  }
}

/// The drawing of a screen without its transcript.
///
/// Only HTML has it; elsewhere the words around it are enough.
package struct ArticlePicture: Hashable, Sendable {
  package var drawing: Wireframe
  /// The accessibility label; `nil` if the drawing only repeats the words around it.
  package var name: String?
}

package struct ArticleNote: Hashable, Sendable {
  package var number: Int
  package var references: Int
  package var blocks: [ArticleBlock]

  package static func anchor(_ number: Int) -> String {
    "note-\(number)"
  }

  /// The anchor of a reference in the text, for the note's backlink.
  ///
  /// `occurrence` counts from 1.
  package static func referenceAnchor(_ number: Int, occurrence: Int) -> String {
    "note-\(number)-reference-\(occurrence)"
  }
}

package struct ArticleTerm: Hashable, Sendable {
  package var term: [Run]
  package var meaning: [Run]
  package var anchor: String?
}
