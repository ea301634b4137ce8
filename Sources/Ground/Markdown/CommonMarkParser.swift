import CCMarkGFM
import SourceText
import Synchronization

/// Parses Markdown with cmark-gfm.
///
/// The C library is used only here and in `CommonMarkNode`.
struct CommonMarkParser {
  let body: Substring
  let lines: SourceLines
  let firstLine: Int

  /// Inlines are parsed for one file at a time, since cmark-gfm keeps the special characters of
  /// extensions in global variables meanwhile.
  private static let lock = Mutex(())
  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

  func parse() -> [Block] {
    guard let root = unsafe root() else { return [] }
    defer { unsafe cmark_node_free(root) }
    let builder = BlockBuilder(lines: lines)
    return unsafe CommonMarkNode(pointer: root).children.compactMap(builder.block)
  }

  /// Whether linking email addresses would take more than half a gigabyte.
  ///
  /// For each of the first thousand of a paragraph, cmark-gfm copies the rest of the paragraph.
  private var copiesTooMuch: Bool {
    guard body.utf8.count > 1 << 18, body.includes("@") else { return false }
    var (length, signs) = (0, 0)
    for line in lines {
      if line.isEmpty { (length, signs) = (0, 0) }
      length += line.utf8.count
      signs += line.utf8.count { $0 == UInt8(ascii: "@") }
      if length * min(signs, 1000) > 1 << 29 { return true }
    }
    return false
  }

  /// The tree of the text, which the caller must free.
  private func root() -> OpaquePointer? {
    Self.registration
    guard let parser = unsafe cmark_parser_new(CMARK_OPT_FOOTNOTES)
    else { return nil }
    defer { unsafe cmark_parser_free(parser) }
    let extensions = ["table", "strikethrough", "tasklist"] + (copiesTooMuch ? [] : ["autolink"])
    for name in extensions {
      if let syntax = unsafe cmark_find_syntax_extension(name) {
        unsafe cmark_parser_attach_syntax_extension(parser, syntax)
      }
    }
    // Blank lines in place of the front matter keep line numbers right.
    for var text in [String(repeating: "\n", count: firstLine)[...], body] {
      text.withUTF8 { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
          unsafe cmark_parser_feed(parser, characters.baseAddress, characters.count)
        }
      }
    }
    // Only this step uses the global variables of the library; building the Swift values takes
    // longer.
    var root: OpaquePointer?
    Self.lock.withLock { _ in unsafe root = cmark_parser_finish(parser) }
    return unsafe root
  }
}
