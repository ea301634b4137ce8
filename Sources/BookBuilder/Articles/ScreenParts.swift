import Localization
import SnippetMessages

/// Puts what a drawing shows into words: its structure once, as the words on it are those of the list
/// beside it.
struct ScreenParts {
  /// The words of the page.
  let words: SharedWords

  /// How many different parts are named before the rest is left out.
  private static let limit = 8
  /// How long words on a button may be to be named, in characters.
  private static let longest = 24

  /// The parts in one line; empty if there are none.
  func line(of parts: [ScreenPart]) -> String {
    list(parts, separator: "; ")
  }

  private func list(_ parts: [ScreenPart], separator: String) -> String {
    var runs: [[ScreenPart]] = []
    for part in parts {
      if let first = runs.last?.first, first.isLike(part) {
        runs[runs.count - 1].append(part)
      } else {
        runs.append([part])
      }
    }
    let named = runs.prefix(Self.limit).map(phrase)
    return (runs.count > Self.limit ? named + [words.screens.more] : named)
      .joined(separator: separator)
  }

  private func phrase(_ parts: [ScreenPart]) -> String {
    let part = parts[0]
    let kind = self.words.screens.parts[part.kind]
    let name = parts.count == 1 ? kind.name : kind.count(parts.count)
    guard part.parts.isEmpty else {
      // Words that differ from row to row are not those of each.
      let isSame = parts.allSatisfy { $0 == part }
      let inner = list(isSame ? part.parts : part.wordless.parts, separator: ", ")
      return parts.count == 1
        ? words.screens.holding(name, inner) : words.screens.each(name, inner)
    }
    guard let text = part.words, parts.count == 1, text.count <= Self.longest else { return name }
    return words.screens.named(name, text)
  }
}

extension ScreenPart {
  /// Whether another part holds the same kinds of things.
  fileprivate func isLike(_ other: ScreenPart) -> Bool { wordless == other.wordless }

  /// The part without any words.
  fileprivate var wordless: ScreenPart { ScreenPart(kind, parts: parts.map(\.wordless)) }
}

extension InterfaceWords.Screens.Parts {
  /// The words for a kind of parts.
  fileprivate subscript(kind: ScreenPart.Kind) -> InterfaceWords.Screens.Part {
    switch kind {
    case .navigationBar: navigationBar
    case .tabBar: tabBar
    case .toolbar: toolbar
    case .row: row
    case .card: card
    case .heading: heading
    case .text: text
    case .price: price
    case .picture: picture
    case .symbol: symbol
    case .button: button
    case .field: field
    case .toggle: toggle
    case .slider: slider
    case .stepper: stepper
    case .segments: segments
    case .progress: progress
    case .pages: pages
    case .wheel: wheel
    case .spinner: spinner
    case .link: link
    }
  }
}

extension SharedWords {
  /// What a drawing shows, and where its numbers or what lies over it are explained.
  ///
  /// - Parameter hasLines: whether a list of its own follows; if not, the numbers are those of a list
  ///   before it.
  package func description(of wireframe: Wireframe, hasLines: Bool) -> String {
    let numbered = hasLines ? self.screens.picture : self.screens.samePicture
    let picture = wireframe.overlays.isEmpty ? numbered : self.screens.overlaidPicture
    let parts = ScreenParts(words: self).line(of: wireframe.drawing.parts)
    return parts.isEmpty ? picture : "\(self.screens.shows(parts)) \(picture)"
  }
}
