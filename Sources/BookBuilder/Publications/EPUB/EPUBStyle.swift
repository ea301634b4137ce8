import ArticleMarkup
import ScreenDrawing

/// The style sheet of an EPUB.
///
/// It leaves fonts, sizes, colours and margins of the text to readers and their reading systems,
/// uses no pixels, and conveys nothing by colour alone. Only drawings have colours, those of a
/// screen.
struct EPUBStyle {
  let classes: ClassNames

  static let path = "style.css"

  var text: String {
    [writing, transcripts, figures, tables, notes, contents].map { "\($0)\n" }.joined()
  }

  private var writing: String {
    """
    body { overflow-wrap: break-word; }
    h1, h2, h3, h4, h5, h6 { line-height: 1.25; text-align: start; break-after: avoid; }
    h1 { margin: 1em 0 0.5em; }
    h2 { margin: 2em 0 0.5em; }
    p, ul, ol, dl, blockquote { margin: 0 0 1em; }
    p, li, dd, td, th { text-align: start; }
    li { margin-bottom: 0.4em; }
    \(name(.lead)) { font-size: 1.15em; }
    figure { margin: 1.5em 0; }
    figcaption, caption {
      font-size: 0.9em; margin-bottom: 0.5em; text-align: start; break-after: avoid;
    }
    img, svg { max-width: 100%; height: auto; }
    blockquote { margin-left: 0; padding-left: 1em; border-left: 0.2em solid; }
    pre, code { font-family: monospace; }
    code { font-size: 0.9em; overflow-wrap: anywhere; }
    pre {
      margin: 0; padding: 0.5em 0 0.5em 0.75em; border-left: 0.2em solid;
      white-space: pre-wrap; overflow-wrap: anywhere; hyphens: none; tab-size: 2;
    }
    pre b { font-weight: normal; }
    pre b:not([class]) { font-weight: bold; }
    pre i { font-style: italic; }
    """
  }

  private var notes: String {
    """
    \(name(.callout)) {
      margin: 1.5em 0; padding: 0.75em 1em; border: 0.1em solid; border-left-width: 0.4em;
    }
    \(name(.glance)) {
      margin: 0 0 2em; padding: 0.75em 1em 0; border: 0.1em solid; break-inside: avoid;
    }
    \(name(.glanceLabel)), \(name(.calloutLabel)), \(name(.noteLabel)), \(name(.notesLabel)), dt { font-weight: bold; }
    \(name(.notes)) { margin-top: 2em; padding-top: 0.5em; border-top: 0.1em solid; }
    \(name(.legend)) { border: 0.1em solid; padding: 0.4em 0.75em; }
    dd { margin: 0 0 0.75em; }
    """
  }

  private var contents: String {
    """
    .cover { margin: 0; padding: 0; text-align: center; }
    .cover img { max-height: 95vh; }
    nav ol { list-style-type: none; padding-left: 1em; }
    nav li { margin-bottom: 0.5em; }
    nav a { display: inline-block; padding: 0.35em 0; }
    """
  }

  func name(_ name: ClassName) -> String { ".\(classes[name])" }

  func name(_ name: SVGClass) -> String { ".\(classes[name])" }

  var tables: String {
    """
    table { width: 100%; border-collapse: collapse; }
    th, td {
      padding: 0.4em 0.75em 0.4em 0; border-bottom: 0.1em solid; vertical-align: top;
      overflow-wrap: normal; hyphens: manual;
    }
    th code, td code { overflow-wrap: normal; }
    th:last-child, td:last-child { padding-right: 0; }
    thead th { border-bottom-width: 0.2em; }
    @supports (--a: b) {
      \(cards(of: name(.wide)))
      @media (max-width: 60em) {
        \(cards(of: name(.table)))
      }
    }
    """
  }

  /// Rules that turn each row into a card with the column names, for tables whose columns would
  /// break words.
  private func cards(of frame: String) -> String {
    let table = "\(frame) table[style]"
    let names = (2...9).map { column in
      "\(table) td:nth-child(\(column))::before { content: var(--column-\(column)); }"
    }
    return """
      \(table), \(table) caption, \(table) tbody, \(table) tr, \(table) th, \(table) td { display: block; }
      \(table) thead { position: absolute; width: 0.1em; height: 0.1em; overflow: hidden; white-space: nowrap; }
      \(table) tr { margin-bottom: 1em; padding: 0.5em 0.75em; border: 0.1em solid; }
      \(table) th, \(table) td { padding: 0.2em 0; border: 0; }
      \(table) th, \(table) td, \(table) code { overflow-wrap: break-word; }
      \(table) td:empty { display: none; }
      \(table) td::before { display: block; font-size: 0.875em; font-style: italic; }
      \(names.joined(separator: " "))
      """
  }

  var transcripts: String {
    """
    \(name(.transcript)) ol {
      margin: 0; padding-left: 2.5em; border: 0.1em solid; padding-top: 0.5em; padding-bottom: 0.5em;
    }
    \(name(.transcript)) li\(name(.gesture)), \(name(.transcript)) li\(name(.shown)), \
    \(name(.transcript)) li\(name(.event)) { list-style-type: none; }
    \(name(.transcript)) li\(name(.gesture)) {
      margin-left: 1em; padding-left: 0.75em; border-left: 0.2em solid;
    }
    \(name(.transcript)) li\(name(.event)) { font-style: italic; }
    \(name(.unchecked)) ol { border-style: dashed; }
    \(name(.transcript)) li i\(name(.trait)), \(name(.legend)) i\(name(.trait)) \
    { font-style: normal; border-bottom: 0.1em dotted; }
    \(name(.transcript)) li i\(name(.place)), \(name(.legend)) i\(name(.place)) \
    { font-style: normal; border-bottom: 0.1em dashed; }
    """
  }

  var figures: String {
    """
    \(name(.played)), \(name(.panes)) { margin-bottom: 1em; }
    \(name(.paneLabel)) { font-weight: bold; }
    \(name(.wire)) { display: block; width: 100%; max-width: 28em; }
    \(DrawingStyle(classes: classes).text)
    """
  }
}
