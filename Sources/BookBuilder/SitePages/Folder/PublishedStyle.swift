/// A style sheet without its comments, line breaks and other space that readers don't need.
struct PublishedStyle {
  let bytes: [UInt8]

  init(_ sheet: [UInt8]) {
    let text = Self.withoutComments(String(decoding: sheet, as: UTF8.self))
    let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    var short = ""
    for line in lines where !line.isEmpty {
      if line.first == "}", short.last == ";" { short.removeLast() }
      short += Self.shortened(line)
    }
    bytes = Array((short.hasSuffix("\n") ? short : short + "\n").utf8)
  }

  private static func withoutComments(_ text: String) -> String {
    text.replacing(#/(?s)("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|\/\*.*?\*\//#) { match in
      match.output.1.map(String.init) ?? ""
    }
  }

  /// A line without the space after the name of its property, around the signs of a selector and
  /// before its brace, and without its line break if a sign ends it.
  private static func shortened(_ line: Substring) -> String {
    var text = String(line)
    if text.hasSuffix(" {") {
      text.replaceSubrange(text.index(text.endIndex, offsetBy: -2)..., with: "{")
    }
    if text.last == "{" || text.last == ",", !text.contains(#/["'@]/#) {
      text = text.replacing(" > ", with: ">").replacing(", ", with: ",")
    }
    let name = text.prefix { $0.isASCII && $0.isLetter || $0 == "-" || $0.isNumber }
    if !name.isEmpty, text.dropFirst(name.count).hasPrefix(": "), text.hasSuffix(";") {
      text.remove(at: text.index(text.startIndex, offsetBy: name.count + 1))
    }
    return ["{", "}", ";", ","].contains(text.last) ? text : text + "\n"
  }
}
