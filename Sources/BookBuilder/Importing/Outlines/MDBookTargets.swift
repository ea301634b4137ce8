import Articles
import SourceText

/// Finds the pages that redirects in `book.toml` lead to.
///
/// A target is relative to the folder of the old address. One that begins with a slash is relative
/// to the server, where the book may be in a folder. So a page that isn't found by its path is found
/// by its name, if no other page has it.
struct MDBookTargets {
  private let root: String
  private var pages: [String: String] = [:]
  private let pagesByName: [String: [String]]

  /// - Parameters:
  ///   - paths: the files of all pages in order.
  ///   - root: the folder of the pages.
  init(among paths: [String], root: String) {
    self.root = root
    pagesByName = Dictionary(grouping: paths) { Self.name(of: $0.pageAddress) }
    for path in paths where pages[path.pageAddress] == nil { pages[path.pageAddress] = path }
    // The first page is also that of the root.
    let home = "\(root)/index".pageAddress
    if pages[home] == nil { pages[home] = paths.first }
  }

  /// The file of a page; `nil` if the target is not in the book.
  func page(at target: String, from old: String) -> String? {
    let written = String(target.prefix { $0 != "#" && $0 != "?" })
    let name = written.percentDecoded ?? written
    let oldPath = String(old.drop { $0 == "/" })
    let start = name.hasPrefix("/") ? "\(root)/" : "\(root)/\(oldPath)"
    guard !name.isEmpty, !target.contains("://"),
      let path = LinkResolver.path(of: name, from: start)
    else { return nil }
    // An address without an ending may be that of a folder.
    let addresses = [path.pageAddress, "\(path)/index".pageAddress]
    if let address = addresses.first(where: { pages[$0] != nil }) { return pages[address] }
    let namesakes = addresses.flatMap { pagesByName[Self.name(of: $0)] ?? [] }
    return namesakes.count == 1 ? namesakes.first : nil
  }

  /// The path of a page on the site that mdBook makes.
  func address(of path: String) -> String {
    let page = path.pageAddress.dropFirst(root.isEmpty ? 0 : root.count + 1)
    return page + ".html"
  }

  /// The last name of an address, with that of the folder if the page opens one.
  private static func name(of address: String) -> String {
    let names = address.split(separator: "/")
    return names.suffix(names.last == "index" ? 2 : 1).joined(separator: "/")
  }
}

extension String {
  /// The path of a page without its ending; the page that opens a folder is its `index`.
  var pageAddress: String {
    var names = split(separator: "/").map(String.init)
    guard var last = names.popLast() else { return "" }
    for ending in [".html", ".md", ".markdown"] where last.hasSuffix(ending) {
      last.removeLast(ending.count)
    }
    names.append(["readme", "index"].contains(last.lowercased()) ? "index" : last)
    return names.joined(separator: "/")
  }

  /// The name of a page in a path; a page that opens a folder has the name of the folder.
  var pageName: String {
    let names = pageAddress.split(separator: "/")
    let name = names.last == "index" ? names.dropLast().last : names.last
    return name.map(String.init) ?? ""
  }
}
