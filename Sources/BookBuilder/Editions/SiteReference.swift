import Foundation

/// Where a reference on a page of the site leads, as seen from the site's root.
package struct SiteReference: Hashable, Sendable {
  /// The path; that of the page itself for a reference within it.
  package var path: String
  /// The name of the place on the page, if the reference has one.
  package var fragment: String?

  /// Reads a reference on a page; `nil` for one that leads to another site.
  package init?(_ reference: String, on page: String) {
    guard !["https:", "http:", "mailto:"].contains(where: reference.lowercased().hasPrefix) else {
      return nil
    }
    let halves = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(halves[0])
    fragment = halves.count > 1 ? String(halves[1]) : nil
    path = name.isEmpty ? page : Self.resolve(name.removingPercentEncoding ?? name, from: page)
  }

  /// The address on a published site.
  ///
  /// - Parameter address: that of the site, ending in a slash.
  package func published(at address: String) -> String {
    let place = path.hasSuffix("index.html") ? String(path.dropLast("index.html".count)) : path
    return address + Self.escape(place) + (fragment.map { "#\($0)" } ?? "")
  }

  /// A path without the characters that mean something in an address.
  package static func escape(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  private static func resolve(_ path: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
