import BookBuilder
import HTML

/// A whole book as a document of Typst, which makes a tagged PDF of it.
///
/// Every text is a string of Typst, so nothing in it can be a command.
struct TypstSource {
  private let edition: BookEdition
  private let page: SinglePage

  init(_ edition: BookEdition) {
    self.edition = edition
    page = SinglePage(edition, pictures: .files)
  }

  /// The document and the pictures it shows, by their path beside it.
  var files: [String: [UInt8]] {
    var writer = TypstWriter(names: names)
    writer.write(.group(page.sections))
    var files = writer.drawings
    for (path, bytes) in edition.assets { files[path] = bytes }
    files["book.typ"] = Array((opening + writer.text).utf8)
    return files
  }

  /// The names that links within the document may refer to.
  private var names: Set<String> {
    Set(HTML.group(page.sections).elements.compactMap { $0.attributes["id"] })
  }

  private var opening: String {
    let title = TypstWriter.string(edition.title)
    return """
      #set document(title: \(title), description: \(TypstWriter.string(edition.description)), \
      date: none)
      #set text(lang: \(TypstWriter.string(edition.language)), size: 11pt)
      #set page(paper: "a4", numbering: "1")
      #set par(justify: false, leading: 0.8em)
      #set table(stroke: (y: 0.5pt), inset: (x: 3pt, y: 5pt))
      #show link: underline
      #show raw.where(block: true): set block(inset: (left: 8pt), stroke: (left: 2pt))
      #show heading.where(level: 1): it => { pagebreak(weak: true); it }
      #text(size: 28pt, weight: "bold")[#\(title)]
      #par[#\(TypstWriter.string(edition.description))]
      #outline(title: [#\(TypstWriter.string(edition.contentsWord))], depth: 1)

      """
  }
}
