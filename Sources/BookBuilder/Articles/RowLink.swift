/// The halves of a link such as `trait:adjustable`.
struct RowLink {
  /// The word before the colon.
  let scheme: String
  /// What stands after it.
  let id: String

  /// Takes the address of a link; nothing for one to a file or out of the book.
  init?(_ destination: String) {
    // Most links go to files, whose names hold no colon.
    guard destination.utf8.contains(UInt8(ascii: ":")) else { return nil }
    let halves = destination.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, !halves[0].contains("/"), !halves[1].hasPrefix("//") else {
      return nil
    }
    scheme = String(halves[0])
    id = LinkResolver.decode(halves[1])
  }
}
