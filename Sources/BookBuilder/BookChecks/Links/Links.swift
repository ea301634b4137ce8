import Articles
import BookModel
import Diagnostics
import Markdown

extension Check {
  static let links = Check(.brokenLink) { checked in
    let unlisted = Set(checked.book.problems.unlistedFiles)
    return checked.pages.flatMap { page -> [Diagnostic] in
      let broken = page.links.filter { link in
        // An unlisted or unreadable file is already reported, and each link to it would add a
        // finding.
        link.target == nil && !checked.links.hasUnusableTarget(link.destination, from: page.path)
          && !unlisted.contains(checked.links.path(ofLink: link.destination, from: page.path) ?? "")
      }.enumerated().map { number, link in
        brokenLink(
          link.destination,
          at: page.location(link.position),
          from: page.path,
          checked.links,
          suggests: number < suggestionLimit
        )
      }
      return broken + linksInHTML(on: page, checked.links) + unreachable(on: page)
    }
  }

  /// Finds broken links and pictures in the HTML of a file outside a book; chapters contain no
  /// HTML.
  private static func linksInHTML(on page: CheckedPage, _ links: LinkResolver) -> [Diagnostic] {
    guard page.isLoose else { return [] }
    return page.document.htmlAddresses.filter {
      links.target(of: $0.destination, from: page.path) == nil
    }.map { address in
      let location = page.location(address.position)
      guard address.isPicture else {
        return brokenLink(address.destination, at: location, from: page.path, links)
      }
      return brokenImage(address.destination, at: location, on: page, links)
    }
  }

  /// Finds addresses that no reader can reach.
  private static func unreachable(on page: CheckedPage) -> [Diagnostic] {
    page.links.compactMap { link in
      if isLocalhost(link.target) {
        return Diagnostic(
          .brokenLink,
          at: page.location(link.position),
          "the link goes to '\(link.destination)', which exists only on your machine",
          help: "link to the chapter's file, or to its public address"
        )
      }
      guard isMailToNoOne(link.destination) else { return nil }
      return Diagnostic(
        .brokenLink,
        at: page.location(link.position),
        "'\(link.destination)' is no mail address: it has no '@'",
        help: "write an address such as 'mailto:team@example.org'"
      )
    }
  }

  /// Whether a link writes a mail to an address that can't exist; one without any address is legal.
  private static func isMailToNoOne(_ destination: String) -> Bool {
    guard destination.lowercased().hasPrefix("mailto:") else { return false }
    let address = destination.dropFirst("mailto:".count).prefix { $0 != "?" }
    return !address.isEmpty && !address.contains("@") && !address.contains("%40")
  }

  private static func isLocalhost(_ target: LinkTarget?) -> Bool {
    guard case .external(let address)? = target else { return false }
    let parts = address.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].hasSuffix(":"), parts[1].isEmpty else { return false }
    return ["localhost", "127.0.0.1", "0.0.0.0", "[::1]"].contains { host in
      guard parts[2].hasPrefix(host) else { return false }
      return parts[2].dropFirst(host.count).first.map(":/?#".contains) ?? true
    }
  }

  /// The number of broken links on a page that get a suggestion, which is slow to find.
  private static let suggestionLimit = 50

  static func brokenLink(
    _ destination: String,
    at location: SourceLocation,
    from page: String,
    _ resolver: LinkResolver,
    suggests: Bool = true
  ) -> Diagnostic {
    if let fault = resolver.fault(ofRow: destination, from: page) {
      return Diagnostic(.brokenLink, at: location, fault.summary, help: fault.help)
    }
    var help = resolver.linkExample(for: destination)
    let file = destination.prefix { $0 != "#" }
    if let address = resolver.address(meantBy: destination) {
      help = "did you mean '\(address)'?"
    } else if suggests,
      let path = resolver.path(ofLink: String(destination.prefix { $0 != "?" }), from: page)
    {
      if let nearest = resolver.nearestPath(to: path, from: page) {
        // The complete destination, ready to be copied.
        let name = LinkResolver.name(of: nearest, from: page) + destination.dropFirst(file.count)
        // Without its scheme, '<doc:name>' is no longer a link but text.
        help =
          destination.hasPrefix("doc:") ? "write '[words](\(name))'" : "did you mean '\(name)'?"
      }
    }
    if destination.isEmpty {
      let help = "write the destination in the parentheses, or remove the brackets"
      return Diagnostic(.brokenLink, at: location, "the link has no destination", help: help)
    }
    let summary = "the link goes to '\(destination)', which does not exist"
    return Diagnostic(.brokenLink, at: location, summary, help: help)
  }
}

extension Rule {
  static let brokenLink = Rule(
    id: "broken-link",
    explanation: """
      A link inside the book names the target's Markdown file, relative to its own file, so that it \
      also works on code hosts. The target must be a chapter of the book, or a picture or another file \
      under 'Content'. A link to a data row names the row: '[adjustable](trait:adjustable)' goes to the \
      row 'adjustable' of the file in 'Content/data' that has 'link: trait'.
      """,
    readers: """
      Readers would reach an error page. For a listener, coming back costs the most, as the screen \
      reader starts at the top again.
      """,
    wrong: "[Labels](../basics/lables.md)",
    right: "[Labels](../basics/labels.md)"
  )
}
