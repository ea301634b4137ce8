import AccessibilityTree
import SnippetMessages

/// The outlines of surfaces that share a path with their like.
struct SurfaceOutlines {
  /// The outlines of each kind of surface.
  private(set) var outlines: [ClassName: String] = [:]
  /// The outlines of surfaces in a colour that code has chosen, in the order of the first in each.
  private(set) var paints: [(paint: ScreenDrawing.Paint, outline: String)] = []

  /// Adds a surface of a kind.
  mutating func add(_ kind: ClassName, _ rect: Rect, radius: Double) {
    outlines[kind, default: ""] += rect.outline(radius: radius)
  }

  /// Adds a surface in a colour that code has chosen.
  mutating func add(_ paint: ScreenDrawing.Paint, _ rect: Rect, radius: Double) {
    let outline = rect.outline(radius: radius)
    if let index = paints.firstIndex(where: { $0.paint == paint }) {
      paints[index].outline += outline
    } else {
      paints.append((paint, outline))
    }
  }
}
