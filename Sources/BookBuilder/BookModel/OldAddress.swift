/// The path of a page on a former site, which leads to a chapter now.
package enum OldAddress {
  /// Whether a path is valid, and none of a page that the site has otherwise.
  package static func isValid(_ path: String, languages: [String]) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    // Case is ignored, as on the file systems of macOS and Windows.
    let taken = (languages + ["index.html", "404.html", "hosting", "assets"]).map {
      $0.lowercased()
    }
    return path.hasSuffix(".html") && names.count < 9
      && names.allSatisfy { AddressName($0) != nil }
      && !names.dropLast().contains { $0.hasSuffix(".html") }
      && !taken.contains(names.first?.lowercased() ?? "")
  }
}
