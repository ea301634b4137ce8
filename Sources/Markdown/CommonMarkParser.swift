import CCMarkGFM
import Diagnostics
import Synchronization

/// Turns Markdown into blocks with cmark-gfm; the C library is seen in this file and the next only.
struct CommonMarkParser {
  /// The text to read.
  let source: String

  /// One text is read at a time: the library keeps its extensions, and the letters that begin their
  /// marks, in global variables.
  private static let turn = Mutex(())

  /// The blocks of the text.
  func parse() -> [Block] {
    Self.turn.withLock { _ in parseAlone() }
  }

  private func parseAlone() -> [Block] {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = unsafe cmark_parser_new(CMARK_OPT_FOOTNOTES | CMARK_OPT_VALIDATE_UTF8)
    else { return [] }
    defer { unsafe cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      if let syntax = unsafe cmark_find_syntax_extension(name) {
        unsafe cmark_parser_attach_syntax_extension(parser, syntax)
      }
    }
    var text = source
    text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe cmark_parser_feed(parser, characters.baseAddress, characters.count)
      }
    }
    guard let root = unsafe cmark_parser_finish(parser) else { return [] }
    defer { unsafe cmark_node_free(root) }
    let builder = BlockBuilder(lines: source.sourceLines)
    return unsafe CommonMarkNode(pointer: root).children.compactMap(builder.block)
  }
}
