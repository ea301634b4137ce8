import BookChecks
import BookModel
import SitePages
import SnippetNotation

/// The properties of pages made of any Markdown: they run no code from the book, are written inside
/// the site, and send no commands to a terminal that shows their text.
package enum RenderingProperty {
  /// The violated property for a chapter; `nil` if there is none.
  package static func violation(_ markdown: String) -> String? {
    let text = "---\ntitle: Labels\ndescription: Labels.\n---\n\(markdown)"
    guard let book = Book.read(HostileBook(text).files).book else { return nil }
    _ = BookChecks.check(book)
    let report = SnippetReport()
    let check = book.report(on: report)
    let site = Site(of: book, snippets: report, check: check)
    for file in site.files {
      if file.path.split(separator: "/").contains("..") || file.path.hasPrefix("/") {
        return "'\(file.path)' leads out of the site"
      }
      if file.path.hasSuffix(".txt"), let sign = terminalSign(in: file.bytes) {
        return "\(file.path): there is U+\(String(sign.value, radix: 16, uppercase: true))"
      }
      guard file.path.hasSuffix(".html") else { continue }
      if let violation = violation(inPage: String(decoding: file.bytes, as: UTF8.self)) {
        return "\(file.path): \(violation)"
      }
    }
    return nil
  }

  /// A control character, or one that changes the direction of what follows.
  private static func terminalSign(in text: [UInt8]) -> Unicode.Scalar? {
    String(decoding: text, as: UTF8.self).unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x09, 0x0A: false
      case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }

  /// The code in the tags of a page that a browser would run.
  private static func violation(inPage page: String) -> String? {
    for tag in PageTag.tags(of: page) {
      let attributes = tag.attributes
      if ["iframe", "object", "embed", "base", "frame"].contains(tag.name) {
        return "there is a tag '\(tag.name)'"
      }
      if tag.name == "script", attributes["src"] == nil, attributes["type"] != "application/ld+json"
      {
        return "there is a script"
      }
      for (name, value) in attributes {
        if name.hasPrefix("on") { return "the tag '\(tag.name)' answers '\(name)'" }
        if ["href", "src", "action"].contains(name),
          ["javascript:", "data:", "vbscript:"].contains(where: value.lowercased().hasPrefix)
        {
          return "the tag '\(tag.name)' leads to '\(value)'"
        }
      }
    }
    return nil
  }
}
