/// The style sheet of an EPUB.
///
/// It leaves letters, sizes, colours and margins of the text to the reader and their reading system,
/// uses no pixels, and says nothing by colour alone. Names are those of the site's pages.
enum EPUBStyle {
  /// The path in the EPUB.
  static let path = "style.css"

  /// The characters of the file.
  static let text = """
    body { overflow-wrap: break-word; }
    h1, h2, h3, h4, h5, h6 { line-height: 1.25; text-align: start; break-after: avoid; }
    h1 { margin: 1em 0 0.5em; }
    h2 { margin: 2em 0 0.5em; }
    p, ul, ol, dl, blockquote { margin: 0 0 1em; }
    p, li, dd, td, th { text-align: start; }
    li { margin-bottom: 0.4em; }
    .lead { font-size: 1.15em; }
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
    .transcript ol {
      margin: 0; padding-left: 2.5em; border: 0.1em solid; padding-top: 0.5em; padding-bottom: 0.5em;
    }
    .transcript li.gesture, .transcript li.shown, .transcript li.event { list-style-type: none; }
    .transcript li.event { font-style: italic; }
    .unverified ol { border-style: dashed; }
    .transcript li i.t, .legend i.t { font-style: normal; border-bottom: 0.1em dotted; }
    .transcript li i.p, .legend i.p { font-style: normal; border-bottom: 0.1em dashed; }
    .played, .panes { margin-bottom: 1em; }
    .pane-label { font-weight: bold; }
    .wire { display: block; width: 100%; max-width: 26em; border: 0.1em solid; }
    .wire path { fill: none; stroke: currentColor; opacity: 0.6; }
    .wire .fill { fill: currentColor; opacity: 0.3; stroke: none; }
    .wire text { fill: currentColor; font-family: sans-serif; }
    .wire .stops { stroke-width: 2.5; opacity: 1; }
    .wire .discs { stroke-width: 22; stroke-linecap: round; stroke: black; opacity: 1; }
    .wire .numbers text { fill: white; font-weight: bold; text-anchor: middle; }
    table { width: 100%; border-collapse: collapse; }
    th, td {
      padding: 0.4em 0.5em 0.4em 0; border-bottom: 0.1em solid; vertical-align: top; overflow-wrap: anywhere;
    }
    thead th { border-bottom-width: 0.2em; }
    .callout {
      margin: 1.5em 0; padding: 0.75em 1em; border: 0.1em solid; border-left-width: 0.4em;
    }
    .callout-label, .note-label, .notes-label, dt { font-weight: bold; }
    .notes { margin-top: 2em; padding-top: 0.5em; border-top: 0.1em solid; }
    .legend { border: 0.1em solid; padding: 0.4em 0.75em; }
    dd { margin: 0 0 0.75em; }
    .cover { margin: 0; padding: 0; text-align: center; }
    .cover img { max-height: 95vh; }
    nav ol { list-style-type: none; padding-left: 1em; }
    nav li { margin-bottom: 0.5em; }
    nav a { display: inline-block; padding: 0.35em 0; }

    """
}
