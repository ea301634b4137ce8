import SourceText

/// A style sheet without what only its authors need: remarks, line ends, indents and long names.
package struct StyleSheet {
  /// The characters as written.
  package let text: String
  /// The other files of the site; names of properties that one of them mentions are kept.
  var others: [String] = []

  /// Creates the value of its parts.
  package init(text: String, others: [String] = []) {
    self.text = text
    self.others = others
  }

  /// The characters that browsers need, in one sheet.
  package var compact: String {
    let parts = sheets.sorted { ($0.key ?? "", $0.value) < ($1.key ?? "", $1.value) }
    return parts.map(\.value).joined()
  }

  /// The sheets that pages load, by their names; the one that every page needs has none.
  ///
  /// A line `/* sheet: screens */` begins a part that only some pages need, and `/* sheet */` ends it, so
  /// that authors have one file, and readers load no more than their page takes. A page that needs a part
  /// loads it after the sheet of every page.
  package var sheets: [String?: String] {
    let short = shortNames(for: Self.stripped(text))
    return parts.mapValues { Self.replacing(short, in: Self.stripped($0)) }
  }

  /// The names of the parts that only some pages need.
  package var partNames: Set<String> { Set(parts.keys.compactMap(\.self)) }

  private var parts: [String?: String] {
    let (begin, end) = ("/* sheet", "*/")
    var parts: [String?: String] = [:]
    var name: String?
    for (index, piece) in text.split(separator: begin, omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index > 0, let close = piece.firstRange(of: end) else {
        parts[name, default: ""] += piece
        continue
      }
      let label = piece[..<close.lowerBound].filter { $0.isLetter }
      name = label.isEmpty ? nil : label
      parts[name, default: ""] += piece[close.upperBound...]
    }
    return parts
  }

  /// A letter for each property that only the sheet declares and reads.
  private func shortNames(for text: String) -> [Substring: String] {
    let names = Self.propertyNames(in: text)
    let declared = Set(names.filter { Self.isDeclared($0, in: text) })
    var uses: [Substring: Int] = [:]
    for name in names where declared.contains(name) { uses[name, default: 0] += 1 }
    let own = uses.keys.filter { name in !others.contains { $0.holds(String(name)) } }
    let order = own.sorted { (-uses[$0, default: 0], $0) < (-uses[$1, default: 0], $1) }
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    return Dictionary(uniqueKeysWithValues: zip(order, letters.map { "--\($0)" }))
  }

  private static func replacing(_ short: [Substring: String], in text: String) -> String {
    var output = ""
    var end = text.startIndex
    for name in propertyNames(in: text) {
      output += text[end..<name.startIndex]
      output += short[name] ?? String(name)
      end = name.endIndex
    }
    return output + text[end...]
  }

  /// The names of properties of the sheet's own, such as `--ink`, wherever they stand.
  private static func propertyNames(in text: String) -> [Substring] {
    var names: [Substring] = []
    var start = text.startIndex
    while let place = text.firstByte(of: "--", from: start) {
      let first = text.utf8.index(place, offsetBy: 2)
      start = text.utf8.index(after: place)
      guard place > text.startIndex, first < text.endIndex,
        "{};,( \n\r\t".utf8.contains(text.utf8[text.utf8.index(before: place)]),
        isLetter(text.utf8[first])
      else { continue }
      start = text.utf8[first...].firstIndex { !isPartOfName($0) } ?? text.endIndex
      names.append(text[place..<start])
    }
    return names
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: isLetter(byte)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether a name stands where a value is given to it.
  private static func isDeclared(_ name: Substring, in text: String) -> Bool {
    let before = text.utf8[text.utf8.index(before: name.startIndex)]
    return (before == UInt8(ascii: "{") || before == UInt8(ascii: ";"))
      && text.utf8[name.endIndex...].first == UInt8(ascii: ":")
  }

  private static func stripped(_ text: String) -> String {
    var output = ""
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if character == "\"" || character == "'" {
        let end = rest.dropFirst().firstIndex(of: character) ?? rest.indices.last ?? rest.startIndex
        output += rest[...end]
        rest = rest[rest.index(after: end)...]
      } else if character.isWhitespace {
        rest = rest.drop(while: \.isWhitespace)
        let before = output.last ?? "{"
        let after = rest.first ?? "}"
        if !"{};,:".contains(before), !"{};,".contains(after) { output.append(" ") }
      } else if character == "0", rest.dropFirst().first == ".", !continuesNumber(output.last) {
        rest.removeFirst()
      } else {
        if character == "}", output.last == ";" { output.removeLast() }
        output.append(rest.removeFirst())
      }
    }
    return output + "\n"
  }

  /// Whether a digit after a character is a part of the same number or name.
  private static func continuesNumber(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isLetter || character.isNumber || "._#".contains(character)
  }
}
