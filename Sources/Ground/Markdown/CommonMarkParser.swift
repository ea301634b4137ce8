import CCMarkGFM
import SourceText
import Synchronization

/// Turns Markdown into blocks with cmark-gfm; the C library is seen in this file and the next only.
struct CommonMarkParser {
  /// The text to read.
  let body: Substring
  let lines: SourceLines
  /// How many of the lines come before the text.
  let firstLine: Int

  /// The running text of one file is read at a time: while it is, the library keeps the letters that
  /// begin the marks of extensions in global variables.
  private static let turn = Mutex(())
  /// The library's extensions are known to it from the first parser on.
  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

  func parse() -> [Block] {
    guard let root = unsafe root() else { return [] }
    defer { unsafe cmark_node_free(root) }
    let builder = BlockBuilder(lines: lines)
    return unsafe CommonMarkNode(pointer: root).children.compactMap(builder.block)
  }

  /// The library's tree of the text.
  private func root() -> OpaquePointer? {
    Self.registration
    guard let parser = unsafe cmark_parser_new(CMARK_OPT_FOOTNOTES)
    else { return nil }
    defer { unsafe cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      if let syntax = unsafe cmark_find_syntax_extension(name) {
        unsafe cmark_parser_attach_syntax_extension(parser, syntax)
      }
    }
    // Blank lines in place of what comes before keep the numbers of lines right.
    for var text in [String(repeating: "\n", count: firstLine)[...], body] {
      text.withUTF8 { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
          unsafe cmark_parser_feed(parser, characters.baseAddress, characters.count)
        }
      }
    }
    // Blocks are told apart by now; what comes of the tree takes long, and is nobody else's business.
    var root: OpaquePointer?
    Self.turn.withLock { _ in unsafe root = cmark_parser_finish(parser) }
    return unsafe root
  }
}
