import BookModel
import SourceText

extension LinkResolver {
  /// Whether an address leads out of the book.
  static func isExternal(_ destination: String) -> Bool {
    guard destination.utf8.contains(UInt8(ascii: ":")) else { return false }
    let start = destination.prefix("https://".count).lowercased()
    return ["https://", "http://", "mailto:"].contains(where: start.hasPrefix)
  }

  /// The path, from the root, of a file named relative to another; `nil` if it leads out.
  package static func path(of name: String, from path: String) -> String? {
    // Bytes are quicker to look at than characters, and every link of a book comes here.
    let solidus = UInt8(ascii: "/")
    var place = Array(path.utf8)
    place.removeLast(place.count - (place.lastIndex(of: solidus) ?? 0))
    var rest = name.utf8[...]
    while !rest.isEmpty {
      let part = rest.prefix { $0 != solidus }
      rest = rest[part.endIndex...].dropFirst()
      if part.isEmpty || part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        if place.isEmpty { return nil }
        place.removeLast(place.count - (place.lastIndex(of: solidus) ?? 0))
      } else {
        if !place.isEmpty { place.append(solidus) }
        place.append(contentsOf: part)
      }
    }
    return String(decoding: place, as: UTF8.self)
  }

  /// The name by which a file links to another, both given by their paths from the root: the way back
  /// from `path(of:from:)`.
  package static func name(of target: String, from path: String) -> String {
    PagePath(path).href(to: PagePath(target))
  }

  /// The name of a file without its folder.
  static func fileName(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// A text without percent signs for bytes; one that nobody encoded stays as it is.
  static func decode(_ text: Substring) -> String {
    text.percentDecoded ?? String(text)
  }
}
