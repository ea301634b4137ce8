import AccessibilityTree
import Foundation
import PortableUIKit
import ScreenDrawing

/// Draws a screen as simple shapes in its real layout.
@MainActor
struct ScreenDrawer {
  private let window: UIWindow
  private var shapes: [ScreenDrawing.Shape] = []

  private init(_ window: UIWindow) {
    self.window = window
  }

  /// The drawing of what a screen shows at the moment.
  static func draw(_ screen: AccessibleScreen) -> ScreenDrawing {
    var drawer = ScreenDrawer(screen.window)
    drawer.draw(screen.window, clip: nil)
    let bounds = screen.window.bounds
    var drawing = ScreenDrawing(
      screen: Rect(width: bounds.width, height: bounds.height),
      shapes: drawer.shapes,
      parts: ScreenOutline.parts(of: screen.window)
    )
    drawing.look = DeviceSettings.current.look
    return drawing
  }

  /// Draws a view and everything in it.
  ///
  /// - Parameter clip: the area outside of which nothing of the view is seen; `nil` for none.
  private mutating func draw(_ view: UIView, clip: CGRect?) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    let frame = view.convert(view.bounds, to: window)
    if let clip, !clip.intersects(frame), frame.width > 0, frame.height > 0 { return }
    let start = shapes.count
    drawContent(of: view, frame, clip: clip)
    guard view.alpha < Self.paleness else { return }
    shapes.replaceSubrange(start..., with: shapes[start...].map(\.paler))
  }

  /// How little of a view has to be seen for its letters to stand back, from 0 to 1.
  private static let paleness = 0.8

  private mutating func drawContent(of view: UIView, _ frame: CGRect, clip: CGRect?) {
    drawBackground(of: view, frame)
    let area = Rect(frame)
    let whole: [ScreenDrawing.Shape]? =
      switch view {
      case let item as any BarItemShowing: item.shapes(in: area)
      case let wheel as any WheelShowing: wheel.shapes(in: area)
      case let button as any DateShowing: button.shapes(in: area)
      default: nil
      }
    if let whole {
      shapes += whole
      return
    }
    if let list = view as? any RowShowing { shapes += list.cards(in: area) }
    if let group = view as? any RowGroupShowing { shapes += group.shapes(in: area) }
    if let content = view as? any Drawable {
      shapes += content.shapes(in: area)
      if content.drawsItsSubviews { return }
    }
    let inner = innerClip(of: view, frame, clip: clip)
    let start = shapes.count
    for subview in view.subviews {
      draw(subview, clip: inner)
    }
    if let inner, inner != clip { cutShapes(from: start, to: inner) }
  }

  /// Cuts what was drawn last at the sides of what scrolls or clips, with a line where something goes on.
  private mutating func cutShapes(from start: Int, to clip: CGRect) {
    guard !clip.isNull else { return }
    let window = Rect(clip)
    var marks: [Rect] = []
    let pieces = shapes[start...].flatMap { shape -> [ScreenDrawing.Shape] in
      guard let piece = shape.cut(to: window, margin: 0) else { return [] }
      let extent = shape.extent
      if extent.x < window.x { add(markAt: window.x, beside: extent, to: &marks) }
      if extent.right > window.right {
        add(markAt: window.right - Self.markWidth, beside: extent, to: &marks)
      }
      return [piece]
    }
    shapes.replaceSubrange(start..., with: pieces + marks.map { .fill($0) })
  }

  /// The width of the line at which something is cut, in points.
  private static let markWidth = 3.0

  /// A line at a side, unless the edge of the screen cuts there or a longer line is there already.
  private func add(markAt x: Double, beside extent: Rect, to marks: inout [Rect]) {
    guard x > 0, x + Self.markWidth < Double(window.bounds.width) else { return }
    let mark = Rect(x: x, y: extent.y, width: Self.markWidth, height: extent.height)
    let isThere = marks.contains { other in
      other.x == x && other.y <= mark.y && other.bottom >= mark.bottom
    }
    if !isThere { marks.append(mark) }
  }

  /// A surface, if the view has a colour of its own or an edge, or is a sheet.
  ///
  /// One that fills the screen is drawn in a colour only: the paper is there anyway.
  private mutating func drawBackground(of view: UIView, _ frame: CGRect) {
    guard frame.width > 0, frame.height > 0 else { return }
    let color = view.backgroundColor.flatMap { $0 == .clear ? nil : $0 }
    let radius = min(view.layer.cornerRadius, min(frame.width, frame.height) / 2)
    if view.dimsBelow { shapes.append(.shade(Rect(window.bounds))) }
    if view.isSheet {
      drawSheet(frame, color: color)
    } else if color?.isTintOfSystem == true {
      shapes.append(.tint(Rect(frame), radius: radius))
    } else if let paint = color?.paint {
      shapes.append(.paint(Rect(frame), radius: radius, paint))
    } else if frame.size == window.bounds.size {
      return
    } else if color != nil {
      shapes.append(.area(Rect(frame), radius: radius))
    } else if view.layer.borderWidth > 0 {
      shapes.append(.edge(Rect(frame), radius: radius))
    }
  }

  /// The surface of a sheet, which floats in iOS 26 as long as it leaves a part of the screen free.
  private mutating func drawSheet(_ frame: CGRect, color: UIColor?) {
    var area = Rect(frame)
    // The lower corners of others are those of the screen, which cuts them off.
    let floats = frame.maxY < window.bounds.maxY - 1
    if !floats { area.height += 60 }
    let radius = DeviceSettings.current.look.sheetRadius
    shapes.append(.area(area, radius: radius))
    if let paint = color?.paint { shapes.append(.paint(area, radius: radius, paint)) }
  }

  /// What is seen of the subviews.
  ///
  /// A list that reaches the end of the screen goes on below it on the drawing, because VoiceOver
  /// goes on there, too; one that ends earlier would run into what stands below.
  private func innerClip(of view: UIView, _ frame: CGRect, clip: CGRect?) -> CGRect? {
    guard view is UIScrollView || view.clipsToBounds, frame.maxY < window.bounds.maxY - 1 else {
      return clip
    }
    return clip.map { $0.intersection(frame) } ?? frame
  }
}
