/// A part of a screen, for those who are told what is drawn.
package struct ScreenPart: Hashable, Codable, Sendable {
  package var kind: Kind
  /// The words on a button; `nil` if there are none.
  package var words: String?
  /// The parts inside, in reading order.
  package var parts: [ScreenPart]

  package init(_ kind: Kind, words: String? = nil, parts: [ScreenPart] = []) {
    self.kind = kind
    self.words = words
    self.parts = parts
  }

  package enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case navigationBar, tabBar, toolbar
    /// Parts side by side, or the row of a list.
    case row
    case card
    /// Large words above others.
    case heading
    case text
    /// Words that tell what something costs.
    case price
    case picture
    case symbol
    /// A button, or an item of a bar.
    case button
    case field, toggle, slider, stepper, segments, progress
    case pages
    case wheel
    /// A wheel that turns while something takes time.
    case spinner
    case link
  }
}

/// The words in which a drawing is described, in one language.
package protocol PartWords {
  func name(of kind: ScreenPart.Kind) -> String
  func name(of kind: ScreenPart.Kind, count: Int) -> String
  func name(_ part: String, saying words: String) -> String
  func name(_ part: String, holding parts: String) -> String
  func name(_ parts: String, eachHolding inner: String) -> String
  /// Stands for what a list leaves out.
  var more: String { get }
}

extension PartWords {
  /// The parts in one line; empty if there are none.
  ///
  /// Only the structure is described, each thing once: the words on the screen are those of the list
  /// next to the drawing.
  package func description(of parts: [ScreenPart]) -> String { list(parts, separator: "; ") }

  private func list(_ parts: [ScreenPart], separator: String) -> String {
    let limit = 8
    var runs: [[ScreenPart]] = []
    for part in parts {
      if runs.last?.first?.wordless == part.wordless {
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
      // Words that differ from row to row are not those of each.
      let isSame = parts.allSatisfy { $0 == part }
      let inner = list(isSame ? part.parts : part.wordless.parts, separator: ", ")
      return parts.count == 1
        ? self.name(name, holding: inner) : self.name(name, eachHolding: inner)
    }
    // Longer words would hide the structure.
    guard let text = part.words, parts.count == 1, text.count <= 24 else { return name }
    return self.name(name, saying: text)
  }
}

extension ScreenPart {
  fileprivate var wordless: ScreenPart { ScreenPart(kind, parts: parts.map(\.wordless)) }
}
