/// A text cut into lines of about so many letters, between words.
struct CoverLines {
  /// The lines.
  let lines: [String]

  init(_ text: String, letters: Int) {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= letters {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    self.lines = lines
  }
}
