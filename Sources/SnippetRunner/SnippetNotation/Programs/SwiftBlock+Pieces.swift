import Markdown

extension SwiftBlock {
  /// A run of code and the place where it stands.
  package struct Piece: Hashable, Sendable {
    /// The code.
    package var text: String
    /// The file.
    package var path: String
    /// The line of its first line, from 1.
    package var firstLine: Int
  }

  /// The block with other code, which has as many lines.
  package func replacing(code: String) -> SwiftBlock {
    var block = self
    block.fence.code.text = code
    return block
  }

  /// The hidden setup and the block itself.
  package var pieces: [Piece] {
    setup.map { Piece(text: $0.text, path: fence.place.path, firstLine: $0.firstLine) }
      + [Piece(text: fence.code.text, path: fence.place.path, firstLine: fence.code.firstLine)]
  }
}
