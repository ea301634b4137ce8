/// A text with placeholders, such as “Chapter {1} of {2}”.
///
/// `{1:lowercase}` inserts the value with a lowercase first letter.
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

  var lastValue: Int {
    let numbers = pieces.map { if case .value(let index, _) = $0 { index + 1 } else { 0 } }
    return numbers.max() ?? 0
  }

  /// Replaces the placeholders; those without a value are removed.
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
  /// The text with an uppercase first letter.
  ///
  /// Code and names such as `iOS` are left unchanged, since capitals would change their meaning.
  package var capitalizedFirst: String {
    beginsWithName ? self : prefix(1).uppercased() + dropFirst()
  }

  /// The text with a lowercase first letter.
  ///
  /// Names such as `SwiftUI` are left unchanged, since they are always written the same way.
  package var lowercasedFirst: String {
    beginsWithName ? self : prefix(1).lowercased() + dropFirst()
  }

  private var beginsWithName: Bool {
    let word = prefix { !$0.isWhitespace }
    return first == "`" || word.dropFirst().contains { $0.isUppercase || "_(".contains($0) }
  }
}
