/// Why a file would run something when somebody opens it in a browser.
struct ActiveContent: Hashable, Sendable {
  /// The reason, as the end of a sentence about the file.
  let reason: String

  /// The endings of files that browsers take for pages or programs.
  private static let endings: Set<String> = [
    "htm", "html", "xht", "xhtml", "shtml", "mht", "mhtml", "xml", "xsl", "xslt", "js", "mjs",
    "wasm",
    "swf", "svgz", "hta", "php", "cgi",
  ]
  /// What drawings hold only to do something, in small letters.
  private static let signs = [
    "<script", ":script", "<foreignobject", "<iframe", "<embed", "<object", "<handler", "<listener",
    "<!entity", "<?xml-stylesheet", "javascript:", "@import",
  ]

  /// Looks at a file; `nil` for one that only shows something.
  init?(path: String, bytes: [UInt8]) {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if Self.endings.contains(ending) {
      reason = "is a page or a program"
      return
    }
    guard ending == "svg" else { return nil }
    // Of other encodings that browsers know, none can be looked into here.
    guard let text = String(validating: bytes, as: UTF8.self)?.lowercased(), !text.contains("\0")
    else {
      reason = "is a drawing in an unknown encoding"
      return
    }
    if let sign = Self.signs.first(where: { text.contains($0) }) {
      reason = "is a drawing with '\(sign)' in it"
    } else if text.contains(/[\s"'\/]on[a-z]+\s*=/) {
      reason = "is a drawing that answers events"
    } else if text.contains(/href\s*=\s*["']?\s*(?!#|data:image\/|["'])[^\s>]/)
      || text.contains(/url\(\s*["']?\s*(?!#|data:image\/|["'])[^\s)]/)
      || text.contains(/attributename\s*=\s*["']?\s*(?:xlink:)?href/)
    {
      reason = "is a drawing with a link to elsewhere"
    } else {
      return nil
    }
  }
}
