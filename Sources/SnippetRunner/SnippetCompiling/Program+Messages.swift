package import SnippetNotation

extension Program {
  /// Whether a message is about the generated file of this program or a line of its blocks.
  func owns(_ message: CompilerMessage) -> Bool {
    if message.path.hasSuffix("/\(fileName).swift") { return true }
    return lineRanges.contains { $0.path == message.path && $0.lines.contains(message.line) }
  }

  /// Whether a message is an error in the code of the page.
  ///
  /// The first line of the generated file imports the stage. Errors there, such as a module from
  /// another compiler version, aren't the author's.
  func isAbout(_ message: CompilerMessage) -> Bool {
    message.kind == .error && owns(message)
      && !(message.path.hasSuffix("/\(fileName).swift") && message.line == 1)
  }

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

  /// The estimated time to check the program.
  ///
  /// Measured: a line of code takes a third of a millisecond. A program adds as much as 30 lines
  /// when compiled with others, and 230 when compiled alone.
  package var estimatedMilliseconds: Double {
    let compilesAlone = if case .fail = purpose { true } else { false }
    return Double(lineCount + (compilesAlone ? 230 : 30)) / 3
  }

  private var lineCount: Int {
    let lineFeed = UInt8(ascii: "\n")
    return blocks.flatMap(\.pieces).reduce(0) { sum, piece in
      sum + piece.text.utf8.count { $0 == lineFeed }
    }
  }

  /// The Swift file that the program consists of; `nil` for a program of a page.
  package var file: SwiftFile? {
    guard speech != nil, let piece = blocks.first?.pieces.last else { return nil }
    return SwiftFile(path: piece.path, text: piece.text)
  }
}
