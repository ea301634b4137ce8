/// A text with places for values, such as “Chapter {1} of {2}”.
///
/// `{1:lowercase}` takes the value with a small letter in front.
struct Template: Hashable, Sendable {
  private enum Piece: Hashable, Sendable {
    case text(String)
    case value(index: Int, isLowercase: Bool)
  }

  private var pieces: [Piece] = []

  init(_ text: String) {
    var rest = text[...]
    while let start = rest.firstIndex(of: "{") {
      let place = rest[start...].prefix { $0 != "}" }
      if let value = Self.value(place.dropFirst()), place.endIndex < rest.endIndex {
        add(rest[..<start])
        pieces.append(value)
        rest = rest[rest.index(after: place.endIndex)...]
      } else {
        add(rest[...start])
        rest = rest[rest.index(after: start)...]
      }
    }
    add(rest)
  }

  /// The number of the last value that has a place.
  var lastValue: Int {
    let numbers = pieces.map { if case .value(let index, _) = $0 { index + 1 } else { 0 } }
    return numbers.max() ?? 0
  }

  /// The text with values in their places; a place without a value is left out.
  func filled(with values: [String]) -> String {
    var filled = ""
    for piece in pieces {
      switch piece {
      case .text(let text): filled += text
      case .value(let index, let isLowercase):
        guard values.indices.contains(index) else { continue }
        filled += isLowercase ? values[index].lowercasedFirst : values[index]
      }
    }
    return filled
  }

  private mutating func add(_ text: Substring) {
    if !text.isEmpty { pieces.append(.text(String(text))) }
  }

  private static func value(_ place: Substring) -> Piece? {
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    guard let number = parts.first.flatMap({ Int($0) }), number > 0 else { return nil }
    if parts.count == 1 { return .value(index: number - 1, isLowercase: false) }
    return parts.dropFirst() == ["lowercase"] ? .value(index: number - 1, isLowercase: true) : nil
  }
}

extension String {
  /// The text with a capital letter in front.
  ///
  /// A code name or a name such as `iOS` is another one with a capital letter, so it is left alone.
  package var capitalizedFirst: String {
    beginsWithName ? self : prefix(1).uppercased() + dropFirst()
  }

  /// The text with a small letter in front.
  ///
  /// A name such as `SwiftUI` is written one way wherever it stands, so it is left alone.
  package var lowercasedFirst: String {
    beginsWithName ? self : prefix(1).lowercased() + dropFirst()
  }

  /// Whether the first word is a code name or has capital letters of its own.
  private var beginsWithName: Bool {
    let word = prefix { !$0.isWhitespace }
    return first == "`" || word.dropFirst().contains { $0.isUppercase || "_(".contains($0) }
  }
}
