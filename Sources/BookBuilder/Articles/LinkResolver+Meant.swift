import Diagnostics
import Spelling

extension LinkResolver {
  /// The path of a file that was probably meant by one that is not there: of the same name in another
  /// folder, or of a name with a slip in it.
  ///
  /// - Parameter isPicture: whether a picture was meant; a page may be named by its address in the site.
  package func nearestPath(
    to path: String,
    from page: String,
    isPicture: Bool = false
  ) -> String? {
    var path = path
    if !isPicture, let page = Self.pageFile(ofAddress: path, isKnown: { pages[$0] != nil }) {
      path = page
    }
    // Whoever names a page does not mean a picture.
    // Nobody links to the page that they are writing, and so its name is no help.
    let known = path.hasSuffix(".md") ? pages.keys.filter { $0 != page } : Array(assets)
    let name = Self.fileName(path)
    var candidates = known.filter { Self.fileName($0) == name }
    if candidates.isEmpty {
      let nearest = Suggestion(among: Set(known.map(Self.fileName)).sorted()).nearest(to: name)
      candidates = known.filter { Self.fileName($0) == nearest }
    }
    return candidates.min { one, other in
      (EditDistance.between(one, path), one) < (EditDistance.between(other, path), other)
    }
  }

  /// The file that an address of the site, such as 'labels/index.html', or a name without its ending
  /// stands for; `nil` for the name of another file.
  private static func pageFile(ofAddress path: String, isKnown: (String) -> Bool) -> String? {
    let name = fileName(path)
    let folder = path.dropLast(name.count)
    if name == "index.html", !isKnown(folder + "index.md") { return folder.dropLast() + ".md" }
    if name.hasSuffix(".html") { return folder + name.dropLast("html".count) + "md" }
    return name.contains(".") ? nil : path + ".md"
  }

  /// The address that was meant by one without its beginning; `nil` for others.
  package func address(meantBy destination: String) -> String? {
    if destination.lowercased().hasPrefix("www.") { return "https://\(destination)" }
    guard let match = destination.prefixMatch(of: /([Hh][Tt][Tt][Pp][Ss]?):?\/+/) else {
      return nil
    }
    return "\(match.output.1.lowercased())://\(destination[match.range.upperBound...])"
  }
}
