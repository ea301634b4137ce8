package import SnippetNotation

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

extension Program {
  /// About how long a program takes, by constants that were measured.
  ///
  /// A line of code costs a third of a millisecond; compiled with others and run, a program costs
  /// as much as 30 lines, compiled alone as 230.
  package var estimatedMilliseconds: Double {
    let isAlone = if case .fail = purpose { true } else { false }
    return Double(lineCount + (isAlone ? 230 : 30)) / 3
  }

  /// The number of its lines of code.
  private var lineCount: Int {
    let lineFeed = UInt8(ascii: "\n")
    return blocks.flatMap(\.pieces).reduce(0) { sum, piece in
      sum + piece.text.utf8.count { $0 == lineFeed }
    }
  }
}

extension Program {
  /// The file that the program is; `nil` for a program of a page.
  package var file: SwiftFile? {
    guard speech != nil, let piece = blocks.first?.pieces.last else { return nil }
    return SwiftFile(path: piece.path, text: piece.text)
  }
}
