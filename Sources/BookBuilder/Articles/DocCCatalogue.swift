/// A folder of DocC, in which articles and pictures are named without their folders.
struct DocCCatalogue {
  /// The path of the folder.
  let path: String

  /// Takes the catalogue in which a file lies; nothing for others.
  init?(around path: String) {
    guard let end = path.firstRange(of: ".docc/") else { return nil }
    self.path = String(path[..<end.upperBound].dropLast())
  }

  /// Returns the path of the article that a link such as `doc:First-Steps` goes to, by what follows the
  /// colon; nothing for what is none, such as a symbol.
  func article(_ link: Substring, among pages: some Collection<String>) -> String? {
    let place = link.prefix { $0 != "#" }
    guard let name = place.split(separator: "/").last.map(LinkResolver.decode) else { return nil }
    return pages.filter { file in
      file.hasPrefix(path + "/")
        && LinkResolver.fileName(file).dropLast(".md".count).replacing(" ", with: "-") == name
    }.min()
  }

  /// Returns the path of a picture that is named without its folder, its size and its looks: 'dial' is
  /// 'Resources/dial~dark@2x.png'.
  func picture(_ name: String, among assets: Set<String>) -> String? {
    guard !name.contains("/") else { return nil }
    return assets.filter { file in
      guard file.hasPrefix(path + "/") else { return false }
      let plain = LinkResolver.fileName(file).replacing(/(?:~dark|@[123]x)+(?=\.[a-z]+$)/, with: "")
      return plain == name || plain.prefix { $0 != "." } == name
    }.min()
  }
}
