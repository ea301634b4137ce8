/// A name that becomes a part of an address and of a path: that of a chapter, now or formerly, or of a
/// part.
///
/// What could lead out of a folder, or mean something to a server or in a page, is no such name.
struct AddressName: Hashable, Sendable {
  /// The name.
  let text: String

  /// The number of letters that a file system takes, whatever alphabet they are of.
  static let longest = 60

  /// Takes letters and digits of any alphabet, hyphens, underscores, and full stops inside; `nil` for
  /// anything else.
  init?(_ text: String) {
    guard (1...Self.longest).contains(text.count), text.first != ".", text.last != ".",
      text.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) })
    else { return nil }
    self.text = text
  }
}
