package import SnippetNotation

extension Program {
  /// The file that the program is; `nil` for a program of a page.
  package var file: SwiftFile? {
    guard speech != nil, let piece = blocks.first?.pieces.last else { return nil }
    return SwiftFile(path: piece.path, text: piece.text)
  }
}
