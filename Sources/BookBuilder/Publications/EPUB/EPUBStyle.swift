import ArticleMarkup
import ScreenDrawing

/// The style sheet of an EPUB.
///
/// It leaves letters, sizes, colours and margins of the text to the reader and their reading system,
/// uses no pixels, and says nothing by colour alone.
struct EPUBStyle {
  /// How the names that pages have for it are spelled.
  let classes: ClassNames

  /// The path in the EPUB.
  static let path = "style.css"

  /// The characters of the file.
  var text: String {
    [writing, transcripts, figures, tables, notes, contents].map { "\($0)\n" }.joined()
  }

  /// Words, pictures and code.
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

  /// What stands apart from the words.
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

  /// The cover and the table of contents.
  private var contents: String {
    """
    .cover { margin: 0; padding: 0; text-align: center; }
    .cover img { max-height: 95vh; }
    nav ol { list-style-type: none; padding-left: 1em; }
    nav li { margin-bottom: 0.5em; }
    nav a { display: inline-block; padding: 0.35em 0; }
    """
  }

  /// The selector of what has a name.
  func name(_ name: ClassName) -> String { ".\(classes[name])" }

  /// The selector of a part of a drawing.
  func name(_ name: SVGClass) -> String { ".\(classes[name])" }
}
