import BookChecks
import BookModel
import SitePages
import SnippetNotation

/// The properties of pages made of any Markdown: they run no code from the book, and are written
/// inside the site.
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
      guard file.path.hasSuffix(".html") else { continue }
      if let violation = violation(inPage: String(decoding: file.bytes, as: UTF8.self)) {
        return "\(file.path): \(violation)"
      }
    }
    return nil
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
