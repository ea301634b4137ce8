import ArticleMarkup
import Articles
import BookModel
import Localization

extension TypstPage {
  mutating func write(_ runs: [Run]) {
    for (index, run) in runs.enumerated() {
      // Typst doesn't break a line before a period, and columns are narrow.
      if index > 0, longestWord != nil, case .code(let code) = run, code.hasPrefix(".") {
        put(words: "\u{200B}")
      }
      write(run)
    }
  }

  private mutating func write(_ run: Run) {
    switch run {
    case .text(let words, let language):
      inLanguage(language) { $0.put(words: words.withNoBreakSpaces) }
    case .code(let code): put("#raw(\(literal(code)))")
    case .emphasis(let content): wrap("#emph[", "]") { $0.write(content) }
    case .strong(let content): wrap("#strong[", "]") { $0.write(content) }
    case .deletion(let content): wrap("#strike[", "]") { $0.write(content) }
    case .link(let target, let content):
      link(to: target) { $0.write(content.mergingForeignNames) }
    case .picture(let path, let alternative, _, let width):
      picture(path, alternative ?? "", width)
    case .noteReference(let number, let occurrence):
      put(words: " (")
      label(anchor: ArticleNote.referenceAnchor(number, occurrence: occurrence))
      link(to: .anchor(ArticleNote.anchor(number))) { page in
        page.put(words: page.words.note(number))
      }
      put(words: ")")
    case .lineBreak: put("#linebreak()")
    }
  }

  mutating func link(to target: LinkTarget, _ content: (inout TypstPage) -> Void) {
    switch destination(of: target) {
    // The contents page is Typst's own outline, which has no anchor for the reference pages.
    case .contents(ReferencePage.listAnchor): link(toLabel: introduction?.name, content)
    case .contents, .unreachable: content(&self)
    case .page(let other, let anchor):
      link(toLabel: anchor.map(other.name(of:)) ?? other.name, content)
    case .address(let address):
      wrap("#link(\(TypstString(verbatim: address).literal))[", "]", content)
    }
  }

  private mutating func link(toLabel name: String?, _ content: (inout TypstPage) -> Void) {
    guard let name else { return content(&self) }
    wrap("#link(label(\(TypstString(verbatim: name).literal)))[", "]", content)
  }

  /// Writes a picture; one without alternative text is an artifact.
  private mutating func picture(_ path: String, _ alternative: String, _ width: Int?) {
    // A CSS pixel is three quarters of a point, and a line of text has 453 of them.
    let width = width.map { ", width: \(min(Double($0) * 0.75, 450))pt" } ?? ""
    let path = TypstString(verbatim: Publication.file(ofAsset: path)).literal
    put(
      alternative.isEmpty
        ? "#pdf.artifact(image(\(path)\(width)))"
        : "#image(\(path), alt: \(TypstString(alternative, in: fonts).literal)\(width))"
    )
  }
}
