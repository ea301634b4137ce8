import SnippetNotation

extension Program {
  /// Whether a message is about this program: about its generated file, or a line of its blocks.
  func owns(_ message: CompilerMessage) -> Bool {
    if message.path.hasSuffix("/\(fileName).swift") { return true }
    return lineRanges.contains { $0.path == message.path && $0.lines.contains(message.line) }
  }

  /// Whether a message is an error in the code of the page.
  ///
  /// The first line of the generated file imports the stage: an error there, such as a module that
  /// another compiler made, says nothing about the page.
  func isAbout(_ message: CompilerMessage) -> Bool {
    message.kind == .error && owns(message)
      && !(message.path.hasSuffix("/\(fileName).swift") && message.line == 1)
  }

  /// The lines of the book that the program is made of.
  private var lineRanges: [(path: String, lines: ClosedRange<Int>)] {
    steps.flatMap { step -> [(String, ClosedRange<Int>)] in
      switch step {
      case .code(let block, _):
        block.pieces.map { piece in
          let count = max(1, piece.text.utf8.count { $0 == UInt8(ascii: "\n") })
          return (piece.path, piece.firstLine...(piece.firstLine + count))
        }
      case .transcript(let transcript):
        [(transcript.fence.place.path, transcript.fence.place.line...transcript.fence.place.line)]
      }
    }
  }
}
