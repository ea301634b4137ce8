import Markdown

extension SwiftBlock {
  /// A run of code and the place where it stands.
  struct Piece: Hashable, Sendable {
    /// The code.
    var text: String
    /// The file.
    var path: String
    /// The line of its first line, from 1.
    var firstLine: Int
  }

  /// The hidden setup and the block itself.
  var pieces: [Piece] {
    setup.map { Piece(text: $0.text, path: fence.place.path, firstLine: $0.firstLine) }
      + [Piece(text: fence.code.text, path: fence.place.path, firstLine: fence.code.firstLine)]
  }
}
