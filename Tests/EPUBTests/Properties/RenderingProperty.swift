import BookBuilder
import SnippetRunner

/// What holds for the pages made of any Markdown: they run nothing that the book's look did not
/// bring, and lie where pages lie.
package enum RenderingProperty {
  /// What does not hold for a chapter; `nil` if all is well.
  package static func violation(_ markdown: String) -> String? {
    let text = "---\ntitle: Labels\ndescription: Labels.\n---\n\(markdown)"
    guard let book = Book.read(HostileBook(text).files).book else { return nil }
    _ = check(book)
    for file in SiteRenderer(markup: .compact).render(book, snippets: SnippetReport()) {
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

  /// What a page has in its tags that would run.
  private static func violation(inPage page: String) -> String? {
    for tag in page.split(separator: "<").dropFirst() {
      let tag = tag.prefix { $0 != ">" }.lowercased()
      let name = tag.prefix { $0.isLetter }
      if ["iframe", "object", "embed", "base", "form"].contains(name), !tag.hasPrefix("form role") {
        return "there is a tag '\(tag)'"
      }
      if name == "script", !tag.contains("src="), !tag.contains("application/ld+json") {
        return "there is a script"
      }
      for attribute in tag.split(separator: " ").dropFirst() {
        let parts = attribute.split(separator: "=", maxSplits: 1)
        let value = parts.count > 1 ? parts[1].drop { "\"'".contains($0) } : ""
        if parts.first?.hasPrefix("on") == true { return "a tag answers events: '\(tag)'" }
        if ["href", "src", "action"].contains(parts.first),
          ["javascript:", "data:", "vbscript:"].contains(where: value.hasPrefix)
        {
          return "a tag leads to a script: '\(tag)'"
        }
      }
    }
    return nil
  }
}
