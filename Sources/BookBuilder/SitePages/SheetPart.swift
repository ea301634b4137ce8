import ArticleMarkup
import BookModel
import Markup

/// A part of the site's style sheet that only some pages need.
///
/// The sheet of a book may have any of them, or none: then everything stands in the one of every page.
package enum SheetPart: String, CaseIterable, Sendable {
  /// What draws screens, and the player that moves on them.
  case screens
  /// What pages with a table need.
  case tables
  /// What pages with a form, a checklist, numbers or an axis need.
  case tools

  /// The sheet of every page.
  static let main = "style.css"

  /// The file of a part of a name.
  static func path(_ name: String) -> String { "style-\(name).css" }

  /// The file of the part.
  package var path: String { Self.path(rawValue) }

  /// The parts that the style sheet of a book has.
  static func all(in book: Book) -> Set<SheetPart> {
    let text = book.siteFiles[main].flatMap { String(validating: $0, as: UTF8.self) } ?? ""
    return Set(StyleSheet(text: text).partNames.compactMap(SheetPart.init))
  }

  /// Whether a page needs the part.
  ///
  /// - Parameters:
  ///   - content: what stands on the page.
  ///   - hasScript: whether a script adds behaviour of its own to it.
  func isNeeded(by content: HTML, hasScript: Bool) -> Bool {
    switch self {
    case .screens: content.holds(["svg"]) || content.holdsClasses(["moves"])
    // Scripts may make tables.
    case .tables: hasScript || content.holds(["table"])
    case .tools: hasScript || content.holdsClasses(["counts", "events"])
    }
  }
}
