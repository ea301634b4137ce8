import AccessibilityTree
import Foundation
import PortableUIKit
import ScreenDrawing

/// A view that draws its own shapes.
///
/// Other views are drawn by their background, border and subviews.
@MainActor
protocol Drawable {
  /// The shapes of the view itself, without its subviews.
  ///
  /// - Parameter frame: the frame of the view on the screen, in points.
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape]

  var drawsSubviews: Bool { get }
}

extension Drawable {
  var drawsSubviews: Bool { false }
  var look: SystemLook { DeviceSettings.current.look }
}

extension UIView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension ScreenDrawing.Paint {
  /// The colour of text.
  static let ink = paper.contrasting
}

extension Rect {
  /// The rectangle, whose coordinates are those of a frame.
  func moved(into frame: Rect) -> Rect { Rect(frame.x + x, frame.y + y, width, height) }
}

extension [DisplayedLine] {
  /// - Parameters:
  ///   - frame: the frame of the view on the screen, in points.
  ///   - ink: the ink of the text.
  func shapes(in frame: Rect, ink: ScreenDrawing.Ink = .plain) -> [ScreenDrawing.Shape] {
    map { line in
      var text = ScreenDrawing.Text(
        line.text,
        x: frame.x + line.frame.minX,
        baseline: frame.y + line.baseline,
        width: line.frame.width,
        size: line.pointSize,
        isBold: line.isBold,
        ink: ink
      )
      let (left, right) = (line.frame.minX, frame.width - line.frame.maxX)
      if left > 2, abs(left - right) < 1.5 {
        text.anchor = .middle
      } else if left > 2, right < 1.5 {
        text.anchor = .end
      }
      return .text(text)
    }
  }
}
