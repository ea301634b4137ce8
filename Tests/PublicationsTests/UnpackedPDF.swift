import Foundation
import System
import Testing

/// A PDF that is examined with the programs that created it.
struct UnpackedPDF {
  /// The objects of the file as text.
  let text: String
  private let bytes: [UInt8]
  private let python: InstalledProgram

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    python = try #require(
      InstalledProgram(named: "python3", in: ProcessInfo.processInfo.environment["PATH"] ?? "")
    )
    let folder = try ScratchFolder()
    defer { folder.remove() }
    try Data(bytes).write(to: folder.url.appending(path: "packed.pdf"))
    let script = """
      import pikepdf
      with pikepdf.open("packed.pdf") as pdf:
          pdf.save("plain.pdf", object_stream_mode=pikepdf.ObjectStreamMode.disable)
      """
    _ = try python.run(["-c", script], in: folder.url)
    let plain = try Data(contentsOf: folder.url.appending(path: "plain.pdf"))
    text = String(decoding: plain, as: UTF8.self)
  }

  /// The text of all pages, separated by form feeds.
  var words: String {
    get throws {
      let folder = try ScratchFolder()
      defer { folder.remove() }
      try Data(bytes).write(to: folder.url.appending(path: "book.pdf"))
      let script = """
        import pypdfium2, sys
        for page in pypdfium2.PdfDocument("book.pdf"):
            sys.stdout.buffer.write(page.get_textpage().get_text_range().encode() + b"\\f")
        """
      return try python.run(["-c", script], in: folder.url)
    }
  }

  /// The titles of all bookmarks in reading order.
  var bookmarks: [String] {
    get throws {
      let folder = try ScratchFolder()
      defer { folder.remove() }
      try Data(bytes).write(to: folder.url.appending(path: "book.pdf"))
      let script = """
        import pypdfium2, sys
        for item in pypdfium2.PdfDocument("book.pdf").get_toc():
            sys.stdout.buffer.write(item.get_title().encode() + b"\\n")
        """
      return try python.run(["-c", script], in: folder.url).split(separator: "\n").map(String.init)
    }
  }

  /// The output of the file checker.
  ///
  /// - Throws: ``InstalledProgram/Failure`` if it reported anything.
  func check(_ options: String...) throws -> String {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    try Data(bytes).write(to: folder.url.appending(path: "book.pdf"))
    let program = URL(filePath: #filePath).appending(path: "../../Editions/check_pdf.py")
      .standardized.path(percentEncoded: false)
    return try python.run(["-B", program] + options + ["book.pdf"], in: folder.url)
  }
}
