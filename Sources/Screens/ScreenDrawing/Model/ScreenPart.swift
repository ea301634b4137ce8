/// A part of a screen in its text alternative.
///
/// Parts form a tree that follows the visual structure, such as a row with a picture and a button.
package struct ScreenPart: Hashable, Codable, Sendable {
  package var kind: Kind
  package var words: String?
  package var parts: [ScreenPart]

  package init(_ kind: Kind, words: String? = nil, parts: [ScreenPart] = []) {
    self.kind = kind
    self.words = words
    self.parts = parts
  }

  package enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case navigationBar, tabBar, toolbar
    /// Parts side by side, or a row of a list.
    case row
    case card
    case heading
    case text
    case price
    case picture
    case symbol
    case button
    case field, toggle, slider, stepper, segments, progress
    case pages
    case wheel
    case spinner
    case link
  }
}

/// The vocabulary for describing a screen in one language.
///
/// The interface texts of a book conform to it.
package protocol PartWords {
  func name(of kind: ScreenPart.Kind) -> String
  func name(of kind: ScreenPart.Kind, count: Int) -> String
  func name(_ part: String, saying words: String) -> String
  func name(_ part: String, holding parts: String) -> String
  func name(_ parts: String, eachHolding inner: String) -> String
  var more: String { get }
}

extension PartWords {
  /// A description of the parts in one line; empty if there are none.
  ///
  /// It describes only the structure, and repeated parts once. The text on the screen is in the
  /// list next to the drawing.
  package func description(of parts: [ScreenPart]) -> String { list(parts, separator: "; ") }

  private func list(_ parts: [ScreenPart], separator: String) -> String {
    let limit = 8
    var runs: [[ScreenPart]] = []
    for part in parts {
      if runs.last?.first?.withoutWords == part.withoutWords {
        runs[runs.count - 1].append(part)
      } else {
        runs.append([part])
      }
    }
    let named = runs.prefix(limit).map { phrase($0[0], of: $0) }
    return (runs.count > limit ? named + [more] : named).joined(separator: separator)
  }

  private func phrase(_ part: ScreenPart, of parts: [ScreenPart]) -> String {
    let name = parts.count == 1 ? name(of: part.kind) : name(of: part.kind, count: parts.count)
    guard part.parts.isEmpty else {
      // Omit text that differs between the repeated parts.
      let isSame = parts.allSatisfy { $0 == part }
      let inner = list(isSame ? part.parts : part.withoutWords.parts, separator: ", ")
      return parts.count == 1
        ? self.name(name, holding: inner) : self.name(name, eachHolding: inner)
    }
    guard let text = part.words, parts.count == 1, text.count <= 24 else { return name }
    return self.name(name, saying: text)
  }
}

extension ScreenPart {
  fileprivate var withoutWords: ScreenPart { ScreenPart(kind, parts: parts.map(\.withoutWords)) }
}
