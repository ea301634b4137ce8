import BookModel
import Localization
import SourceText

extension ArticleComposer {
  /// The lines of the front matter that say what the chapter comes to; `nil` for a chapter without them.
  ///
  /// - Parameter text: the blocks of the chapter's text, to whose listings the code leads.
  mutating func glance(before text: [ArticleBlock] = []) -> ArticleGlance? {
    guard let glance = edition.frontMatter.glance else { return nil }
    let own = words.glance
    var lines: [ArticleGlance.Line] = []
    if let heard = glance.heard {
      // The marks tell listeners of a text where the quotation begins and ends.
      let marks = words.quotationMarks
      let quotation = inlines.runs(of: marks.prefix(1) + heard.text + marks.suffix(1))
      lines.append(line(.heard, own.heard, quotation))
    }
    lines.append(line(.rule, own.rule, runs(ofLine: glance.rule.text)))
    if let code = glance.code {
      lines.append(line(.code, own.code, runs(ofCode: code.text, in: text)))
    }
    lines.append(line(.check, own.check, runs(ofLine: glance.check.text)))
    return ArticleGlance(label: inlines.runs(of: own.label), lines: lines)
  }

  private func line(
    _ kind: ArticleGlance.Kind,
    _ name: String,
    _ content: [Run]
  ) -> ArticleGlance.Line {
    ArticleGlance.Line(kind: kind, name: inlines.runs(of: name), content: content)
  }

  /// The code and the way to the first listing that shows it.
  private func runs(ofCode code: String, in text: [ArticleBlock]) -> [Run] {
    let folded = code.foldingSpace
    let listing = text.listings.first { listing in
      listing.code.split(separator: "\n").contains { $0.foldingSpace.contains(folded) }
    }
    guard let listing else { return [.code(code)] }
    let name = inlines.runs(of: words.glance.listing(listing.number))
    return [.code(code), .text(" ("), .link(.anchor(listing.anchor), name), .text(")")]
  }
}
