public import Foundation

/// What places the letters of a text; it places nothing here.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// Whether distant parts may be placed later.
  open var allowsNonContiguousLayout = false
  /// Whether the distance between lines counts for the first one.
  open var usesFontLeading = true
  /// The rooms of the text.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Creates one without a text.
  public override init() {
    super.init()
  }

  /// Adds a room.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
  }

  /// Places the letters in a room at once.
  open func ensureLayout(for container: NSTextContainer) {}

  /// Gives the letter at a point of a room; here always the first one.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }

  /// Gives the glyphs of letters; one for each.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { charRange }

  /// Gives the area of glyphs in a room; here the whole room.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange,
    in container: NSTextContainer
  ) -> CGRect { CGRect(origin: .zero, size: container.size) }

  /// Gives the area that the text takes up in a room; here the whole room.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    CGRect(origin: .zero, size: container.size)
  }
}
