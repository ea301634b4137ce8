/// A style sheet without its comments, indentation and blank lines, which readers don't need.
struct PublishedStyle {
  let bytes: [UInt8]

  init(_ sheet: [UInt8]) {
    let text = Self.withoutComments(String(decoding: sheet, as: UTF8.self))
    let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    bytes = Array(lines.filter { !$0.isEmpty }.map { $0 + "\n" }.joined().utf8)
  }

  private static func withoutComments(_ text: String) -> String {
    text.replacing(#/(?s)("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|\/\*.*?\*\//#) { match in
      match.output.1.map(String.init) ?? ""
    }
  }
}
