import AccessibilityTree
import Foundation
import PortableUIKit
import ScreenDrawing

/// The panel that users of very large text see while a finger rests on an item.
///
/// Source: Apple, `UILargeContentViewerItem` and `UILargeContentViewerInteraction`: an item has to
/// opt in, it or a view around it has the interaction, and it has a title, an image or both. The
/// position and size of the panel are chosen here.
@MainActor
struct LargeContentViewer {
  private let item: UIView

  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// Finds the item by its large content title or its label.
  ///
  /// - Throws: a `Refusal` if the device wouldn't show the panel.
  init(for name: String, in window: UIWindow) throws {
    guard window.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else {
      throw Refusal(
        description: "the large content viewer needs an accessibility text size: write 'text=ax1'"
      )
    }
    let named = Self.views(in: window).filter {
      $0.largeContentTitle == name || $0.accessibilityLabel == name
    }
    guard let item = named.first(where: \.showsLargeContentViewer) ?? named.first else {
      throw Refusal(description: "no view has the large title or the label '\(name)'")
    }
    guard item.showsLargeContentViewer else {
      throw Refusal(
        description: "'\(name)' has no large content viewer: set its 'showsLargeContentViewer'"
      )
    }
    let ancestors = sequence(first: item) { $0.superview }
    let hasInteraction = ancestors.contains { view in
      view.interactions.contains { $0 is UILargeContentViewerInteraction }
    }
    guard hasInteraction else {
      throw Refusal(
        description: "neither '\(name)' nor an enclosing view has a UILargeContentViewerInteraction"
      )
    }
    guard item.largeContentTitle?.isEmpty == false || item.largeContentImage != nil else {
      throw Refusal(description: "'\(name)' has neither a large title nor a large image")
    }
    self.item = item
  }

  func shapes(over screen: CGRect) -> [ScreenDrawing.Shape] {
    let side = 240.0
    let panel = Rect(centeredAt: Rect(screen).center, side: side)
    var shapes: [ScreenDrawing.Shape] = [.glass(panel, radius: 24)]
    if let image = item.largeContentImage {
      let area = Rect(x: panel.x + 60, y: panel.y + 24, width: 120, height: 120)
      if image.isSymbolImage, let name = image.shownName {
        shapes.append(.symbol(area, name: name, ink: .plain))
      } else {
        shapes.append(.picture(area, subject: image.shownName))
      }
    }
    if let title = item.largeContentTitle, !title.isEmpty {
      // A long title is drawn smaller, so that it fits.
      let share = ScreenDrawing.Text.width(of: title, size: 1, isBold: true)
      let size = min(40, (side - 32) / share)
      let line = ScreenDrawing.Text(
        title,
        centeredAt: panel.center.x,
        baseline: panel.bottom - 40,
        size: size,
        isBold: true
      )
      shapes.append(.text(line))
    }
    return shapes
  }

  var part: ScreenPart {
    let picture = item.largeContentImage.map { ScreenPart($0.isSymbolImage ? .symbol : .picture) }
    let title = item.largeContentTitle.flatMap { $0.isEmpty ? nil : ScreenPart(.text) }
    return ScreenPart(.card, parts: [picture, title].compactMap(\.self))
  }

  private static func views(in view: UIView) -> [UIView] {
    guard !view.isHidden else { return [] }
    return [view] + view.subviews.flatMap(views)
  }
}
