import BookModel
import Markdown
import SnippetNotation
import SourceText

extension ChapterEdition {
  /// A number that changes with everything in the file that other pages show or depend on.
  ///
  /// That is the front matter, the headings, the fences and comments, and the number of notes. The
  /// text in between is nobody's business but the page's own.
  var outwardFingerprint: String {
    let document = document
    var fingerprint = Fingerprint()
    fingerprint.add(document.frontMatter?.yaml ?? "")
    let lines = document.lines
    for block in document.allBlocks {
      switch block.kind {
      case .heading:
        let place = (block.position.line - 1)..<max(block.position.line, block.endLine)
        for line in lines[place.clamped(to: lines.indices)] { fingerprint.add(String(line)) }
      case .code(let code):
        fingerprint.add(code.info)
        fingerprint.add(code.text)
      case .html(let html): fingerprint.add(html)
      case .footnote: fingerprint.add("note")
      case .paragraph, .quote, .alert, .list, .table, .thematicBreak: continue
      }
    }
    for allowance in allowances {
      fingerprint.add(allowance.id)
      fingerprint.add(allowance.reason)
    }
    return fingerprint.text
  }
}
