import AccessibilityTree
import Foundation
import SnippetMessages

/// A symbol on a drawing.
struct Sign {
  /// The shape, in a square of 24.
  let path: String
  /// Whether its inside is filled.
  let isSolid: Bool
  /// What it is drawn with.
  let ink: ScreenDrawing.Ink
  /// Where the square lies and how large it is, as a transformation.
  let placement: String

  /// Draws a symbol of the system; one without a shape of its own becomes a dotted square.
  init(_ area: Rect, name: String, ink: ScreenDrawing.Ink) {
    self.init(area, Self.shape(of: name), ink: ink)
  }

  /// Draws the symbol that the name of a file speaks of; `nil` if it speaks of none.
  init?(_ area: Rect, file: String, ink: ScreenDrawing.Ink) {
    guard let name = Self.symbol(inFile: file) else { return nil }
    self.init(area, Self.shape(of: name), ink: ink)
  }

  /// Draws a photograph that is too small for words.
  init(photo area: Rect, ink: ScreenDrawing.Ink) {
    self.init(area, Self.shape(of: "photo"), ink: ink)
  }

  private init(_ area: Rect, _ shape: (path: String, isSolid: Bool), ink: ScreenDrawing.Ink) {
    path = shape.path
    isSolid = shape.isSolid
    self.ink = ink
    let side = min(area.width, area.height, 120)
    let (x, y) = (area.center.x - side / 2, area.center.y - side / 2)
    let scale = String(format: "%.2f", side / 24)
    placement = "translate(\(x.whole) \(y.whole))scale(\(scale))"
  }

  /// The shape of a symbol, whose name may tell a frame and a filling after that of the base.
  private static func shape(of name: String) -> (path: String, isSolid: Bool) {
    var parts = name.split(separator: ".").map(String.init)
    let isSolid = parts.last == "fill"
    if isSolid { parts.removeLast() }
    let isCrossed = parts.count > 1 && parts.last == "slash"
    if isCrossed { parts.removeLast() }
    let stroke = isCrossed ? "M4 3l16 18" : ""
    if let path = SymbolShapes.paths[parts.joined(separator: ".")] {
      return (path + stroke, isSolid)
    }
    let frames = ["circle", "square", "triangle"]
    if parts.count > 1, let frame = parts.last, frames.contains(frame) {
      let content = parts.dropLast().filter { $0 != "crop" }.joined(separator: ".")
      if let outer = SymbolShapes.paths[frame], let inner = inFrame[content] {
        return (outer + inner + stroke, false)
      }
      // What has no small shape is told better without its frame.
      if let path = SymbolShapes.paths[content] { return (path + stroke, isSolid) }
    }
    // A name of parts is a variant of a shorter one.
    while parts.count > 1 {
      parts.removeLast()
      if let path = SymbolShapes.paths[parts.joined(separator: ".")] {
        return (path + stroke, isSolid)
      }
    }
    return ("M4 4h4M10 4h4M16 4h4v4M20 10v4M20 16v4h-4M14 20h-4M8 20h-4v-4M4 14v-4M4 8v-4", false)
  }

  /// What stands within a frame, smaller than alone.
  private static let inFrame = [
    "checkmark": "M8 12l3 4 5-8", "chevron.down": "M8 10l4 4 4-4", "chevron.left": "M14 8l-4 4 4 4",
    "chevron.right": "M10 8l4 4-4 4", "chevron.up": "M8 14l4-4 4 4", "ellipsis": "M8 12h8",
    "exclamationmark": "M12 9v5M12 17.5h.1", "info": "M12 8h.1M12 11v6", "minus": "M8 12h8",
    "person": "M12 7a2.5 2.5 0 1 0 .1 0M7 18c1-5 9-5 10 0", "play": "M10 8v8l6-4z",
    "plus": "M12 8v8M8 12h8", "questionmark": "M10 10c0-3 5-3 4 0c0 2-2 2-2 4M12 17h.1",
    "xmark": "M9 9l6 6M15 9l-6 6",
  ]

  /// The symbol of a file such as `ic_close_24`, `iClose` or `tab_search_24`.
  private static func symbol(inFile name: String) -> String? {
    let words = words(of: name)
    return words.lazy.compactMap { word in
      SymbolShapes.words[word] ?? (SymbolShapes.paths[word] == nil ? nil : word)
    }
    .first
  }

  /// The words of a name of a file, small.
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
