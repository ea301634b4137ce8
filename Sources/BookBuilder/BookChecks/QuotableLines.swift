import BookModel
import Markdown
import SourceText

/// The lines of a chapter that its lines at a glance may quote.
struct QuotableLines {
  /// The lines of its transcripts.
  var heard: [String] = []
  /// The lines of its Swift code.
  var code: [String] = []

  init(on page: CheckedPage) {
    for block in page.blocks {
      guard case .code(let code) = block.kind, let kind = FenceKind(rawValue: code.language) else {
        continue
      }
      let lines = code.text.split(whereSeparator: \.isNewline).map(\.foldingSpace)
        .filter { !$0.isEmpty }
      if kind.isTranscript { heard += lines }
      if kind == .swift { self.code += lines }
    }
  }

  func holdHeard(_ text: String) -> Bool {
    heard.contains { $0.contains(text.foldingSpace) }
  }

  func holdCode(_ text: String) -> Bool {
    code.contains { $0.contains(text.foldingSpace) }
  }
}
