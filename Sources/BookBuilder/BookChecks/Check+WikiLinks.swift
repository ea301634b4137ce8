import Articles
import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds links as wikis write them, which are no Markdown.
  static let wikiLinks = Check { checked in
    checked.pages.flatMap { page in
      page.texts.flatMap { text -> [Diagnostic] in
        guard text.text.holds("[[") else { return [] }
        return text.text.matches(of: /\[\[([^\[\]]+)\]\]/).compactMap { match in
          let position = text.position(of: match.range.lowerBound)
          guard page.isUnescaped(position) else { return nil }
          let name = String(match.output.1)
          let file = String(name.prefix { $0 != "|" })
          if text.text[..<match.range.lowerBound].last == "!", isPicture(file) {
            let mark = SourcePosition(line: position.line, column: position.column - 1)
            return Diagnostic(
              .unreadMarkdown,
              at: page.location(mark),
              "this is no picture: '![[\(name)]]' is how wikis write one",
              help: "write '![what it tells](\(file))'"
            )
          }
          let other = "or '\\[\\[' for the brackets themselves"
          let link = meantLink(name, from: page.path, checked.links)
          return Diagnostic(
            .unreadMarkdown,
            at: page.location(position),
            "this is no link: '[[\(name)]]' is how wikis write one",
            help: link.map { "write '\($0)', \(other)" }
              ?? "write '[\(words(of: name))](file.md)' with the file it goes to, \(other)"
          )
        }
      }
    }
  }

  private static func isPicture(_ file: String) -> Bool {
    [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp"].contains { file.lowercased().hasSuffix($0) }
  }

  /// The words that a link of a wiki shows: the half that looks less like a file.
  private static func words(of name: String) -> String {
    let halves = name.split(separator: "|").map { $0.trimmingWhitespace() }
    guard halves.count == 2 else { return name }
    return halves[0].holds(".md") || halves[0].holds("/") || halves[0].holds("#")
      ? halves[1] : halves.first { $0.contains(" ") } ?? halves[1]
  }

  /// The link that was meant, if a file of such a name is there.
  private static func meantLink(_ name: String, from page: String, _ links: LinkResolver) -> String?
  {
    for half in name.split(separator: "|") {
      let file = half.prefix { $0 != "#" }.trimmingWhitespace()
      let ending = file.hasSuffix(".md") ? "" : ".md"
      for name in [file, file.lowercased().replacing(" ", with: "-")] {
        let path = links.path(ofLink: name + ending, from: page)
        guard let nearest = path.flatMap({ links.nearestPath(to: $0, from: page) }) else {
          continue
        }
        let anchor = half.dropFirst(half.prefix { $0 != "#" }.count)
        let address = LinkResolver.name(of: nearest, from: page) + anchor
        return "[\(words(of: String(half) == name ? name : "\(name)"))](\(address))"
      }
    }
    return nil
  }
}
