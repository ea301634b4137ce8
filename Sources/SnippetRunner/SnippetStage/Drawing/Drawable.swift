import Foundation
import PortableUIKit
import SnippetMessages

/// A view with a look of its own.
@MainActor
protocol Drawable {
  /// The shapes of the view itself, without its subviews.
  ///
  /// - Parameter frame: the area of the view on the screen, in points.
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape]

  /// Whether the shapes show everything, so that the subviews are not drawn.
  var drawsItsSubviews: Bool { get }
}

extension Drawable {
  var drawsItsSubviews: Bool { false }
}

extension [ShownLine] {
  /// The lines as shapes.
  ///
  /// - Parameters:
  ///   - frame: the area on the screen of the view that shows the lines, in points.
  ///   - ink: what the letters are drawn with.
  func shapes(in frame: CGRect, ink: ScreenDrawing.Ink = .plain) -> [ScreenDrawing.Shape] {
    map { line in
      .text(
        ScreenDrawing.Text(
          line.text,
          x: Double(frame.minX + line.frame.minX),
          baseline: Double(frame.minY + line.baseline),
          width: Double(line.frame.width),
          size: Double(line.pointSize),
          isBold: line.isBold,
          ink: ink
        )
      )
    }
  }
}
