import AccessibilityTree
import Foundation

struct SymbolDrawing {
  /// Path data in a 24 by 24 square.
  let path: String
  let isSolid: Bool
  let ink: ScreenDrawing.Ink
  let placement: String

  /// A system symbol, or a dotted square if its shape is unknown.
  init(_ area: Rect, name: String, ink: ScreenDrawing.Ink) {
    (path, isSolid) = Self.shape(of: name)
    self.ink = ink
    let square = Rect(centeredAt: area.center, side: min(area.width, area.height, 120))
    let scale = String(format: "%.2f", square.width / 24)
    placement = "translate(\(square.x.whole) \(square.y.whole))scale(\(scale))"
  }

  init?(_ area: Rect, file: String, ink: ScreenDrawing.Ink) {
    guard let name = ScreenDrawing.symbol(suggestedBy: file) else { return nil }
    self.init(area, name: name, ink: ink)
  }

  /// The shape of a symbol, whose name may end with modifiers such as `.circle`, `.slash` and
  /// `.fill`.
  private static func shape(of name: String) -> (path: String, isSolid: Bool) {
    var parts = name.split(separator: ".").map(String.init)
    let isSolid = parts.last == "fill"
    if isSolid { parts.removeLast() }
    let hasSlash = parts.count > 1 && parts.last == "slash"
    if hasSlash { parts.removeLast() }
    let stroke = hasSlash ? "M4 3l16 18" : ""
    if let path = SymbolShapes.paths[parts.joined(separator: ".")] {
      return (path + stroke, isSolid)
    }
    let frames = ["circle", "square", "triangle"]
    if parts.count > 1, let frame = parts.last, frames.contains(frame) {
      let content = parts.dropLast().filter { $0 != "crop" }.joined(separator: ".")
      if let outer = SymbolShapes.paths[frame], let inner = inFrame[content] {
        return (outer + inner + stroke, false)
      }
      // Without a small variant of the content, drop the frame.
      if let path = SymbolShapes.paths[content] { return (path + stroke, isSolid) }
    }
    // Fall back to the base of a longer name.
    while parts.count > 1 {
      parts.removeLast()
      if let path = SymbolShapes.paths[parts.joined(separator: ".")] {
        return (path + stroke, isSolid)
      }
    }
    return ("M4 4h4M10 4h4M16 4h4v4M20 10v4M20 16v4h-4M14 20h-4M8 20h-4v-4M4 14v-4M4 8v-4", false)
  }

  private static let inFrame = [
    "checkmark": "M8 12l3 4 5-8", "chevron.down": "M8 10l4 4 4-4", "chevron.left": "M14 8l-4 4 4 4",
    "chevron.right": "M10 8l4 4-4 4", "chevron.up": "M8 14l4-4 4 4", "ellipsis": "M8 12h8",
    "exclamationmark": "M12 9v5M12 17.5h.1", "info": "M12 8h.1M12 11v6", "minus": "M8 12h8",
    "person": "M12 7a2.5 2.5 0 1 0 .1 0M7 18c1-5 9-5 10 0", "play": "M10 8v8l6-4z",
    "plus": "M12 8v8M8 12h8", "questionmark": "M10 10c0-3 5-3 4 0c0 2-2 2-2 4M12 17h.1",
    "xmark": "M9 9l6 6M15 9l-6 6",
  ]

  static func words(of file: String) -> [String] {
    var words: [String] = []
    for letter in file {
      if !letter.isLetter {
        words.append("")
      } else if letter.isUppercase || words.isEmpty {
        words.append(letter.lowercased())
      } else {
        words[words.count - 1].append(letter.lowercased())
      }
    }
    return words.filter { !$0.isEmpty }
  }
}

extension ScreenDrawing {
  /// The symbol suggested by a file name such as `ic_close_24`, `iClose` or `tab_search_24`, if
  /// any.
  package static func symbol(suggestedBy file: String) -> String? {
    SymbolDrawing.words(of: file).lazy.compactMap { word in
      SymbolShapes.words[word] ?? (SymbolShapes.paths[word] == nil ? nil : word)
    }.first
  }
}

/// A picture on a drawing: a photograph, or the symbol suggested by its file name if it is small.
enum PictureDrawing {
  case photo(PhotoDrawing)
  case sign(SymbolDrawing)

  init(_ area: Rect, subject: String?, ink: ScreenDrawing.Ink) {
    let isSmall = min(area.width, area.height) <= 48
    if let subject, isSmall, let sign = SymbolDrawing(area, file: subject, ink: ink) {
      self = .sign(sign)
    } else if ink == .onTint {
      // A picture on a tinted button is an icon.
      let inner = Rect(centeredAt: area.center, side: min(area.width, area.height, 24))
      self = .sign(SymbolDrawing(inner, name: "photo", ink: ink))
    } else {
      self = .photo(PhotoDrawing(area, subject: subject))
    }
  }
}
