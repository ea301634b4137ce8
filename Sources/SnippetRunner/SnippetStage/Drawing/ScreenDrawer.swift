import AccessibilityTree
import Foundation
import PortableUIKit
import ScreenDrawing

/// Draws a screen as simple shapes in its actual layout.
///
/// Only text, controls and visible surfaces are drawn; images become simple photographs.
@MainActor
struct ScreenDrawer {
  private let window: UIWindow
  private var shapes: [ScreenDrawing.Shape] = []
  private var ground = ScreenDrawing.Ground.plain

  private init(_ window: UIWindow) {
    self.window = window
  }

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
    drawing.ground = drawer.ground
    return drawing
  }

  /// Draws a view and its subviews.
  ///
  /// - Parameter clip: the visible area; `nil` if it isn't limited.
  private mutating func draw(_ view: UIView, clip: CGRect?) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    let frame = view.convert(view.bounds, to: window)
    if let clip, !clip.intersects(frame), frame.width > 0, frame.height > 0 { return }
    let start = shapes.count
    drawContent(of: view, frame, clip: clip)
    if let alert = view.next as? UIAlertController { emphasize(alert, from: start) }
    guard view.alpha < Self.fadeThreshold else { return }
    shapes.replaceSubrange(start..., with: shapes[start...].map(\.subdued))
  }

  /// The opacity below which a view is drawn with faint text, from 0 to 1.
  private static let fadeThreshold = 0.8

  private mutating func drawContent(of view: UIView, _ frame: CGRect, clip: CGRect?) {
    drawBackground(of: view, frame)
    let area = Rect(frame)
    let whole: [ScreenDrawing.Shape]? =
      switch view {
      case let item as any BarItemDisplaying: item.shapes(in: area)
      case let wheel as any WheelDisplaying: wheel.shapes(in: area)
      case let button as any DateDisplaying: button.shapes(in: area)
      default: nil
      }
    if let whole {
      shapes += whole
      return
    }
    if let list = view as? any RowDisplaying {
      shapes += list.cards(in: area)
      if !list.groupFrames.isEmpty { ground = .grouped }
    }
    if let group = view as? any RowGroupDisplaying {
      shapes += group.shapes(in: area)
      if group.surfaceRadius != nil { ground = .grouped }
    }
    if view.subviews.contains(where: { $0 is any MenuEntryDisplaying }) {
      shapes.append(.glass(area.outset(dx: 16, dy: 10), radius: Self.menuRadius))
    }
    if let content = view as? any Drawable {
      shapes += content.shapes(in: area)
      if content.drawsSubviews { return }
    }
    let inner = innerClip(of: view, frame, clip: clip)
    let start = shapes.count
    for subview in view.subviews {
      draw(subview, clip: inner)
    }
    if let inner, inner != clip { cutShapes(from: start, to: inner) }
  }

  /// Cuts the last shapes at the sides of a scrolling or clipping view, with a line where one
  /// continues.
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

  private static let markWidth = 3.0

  /// Adds a line at a side, except at the edge of the screen and where a longer line exists.
  private func add(markAt x: Double, beside extent: Rect, to marks: inout [Rect]) {
    guard x > 0, x + Self.markWidth < Double(window.bounds.width) else { return }
    let mark = Rect(x: x, y: extent.y, width: Self.markWidth, height: extent.height)
    let isThere = marks.contains { other in
      other.x == x && other.y <= mark.y && other.bottom >= mark.bottom
    }
    if !isThere { marks.append(mark) }
  }

  /// Draws a surface if the view has a background colour or a border, or is a sheet.
  ///
  /// A surface of the screen's size is drawn only in a visible colour, since the paper is there
  /// anyway.
  private mutating func drawBackground(of view: UIView, _ frame: CGRect) {
    guard frame.width > 0, frame.height > 0 else { return }
    let color = view.backgroundColor.flatMap { $0 == .clear ? nil : $0 }
    let radius = min(view.layer.cornerRadius, min(frame.width, frame.height) / 2)
    if view.dimsViewsBelow { shapes.append(.shade(Rect(window.bounds))) }
    if view.dimsViewsBelow, !view.isSheet { drawAlert(view) }
    if view.isSheet {
      drawSheet(frame, color: color, hasGrabber: !view.hasNavigationBar)
    } else if color?.isSystemTint == true {
      shapes.append(.tint(Rect(frame), radius: radius))
    } else if let paint = color?.paint {
      shapes.append(.paint(Rect(frame), radius: radius, paint))
    } else if frame.size == window.bounds.size {
      if color?.isGrouped == true { ground = .grouped }
    } else if view.isMap {
      shapes.append(.picture(Rect(frame), subject: ScreenDrawing.streetMap))
    } else if let color {
      let surface: ScreenDrawing.Surface = color.isWhite ? .card : .area
      shapes.append(.surface(surface, Rect(frame), radius: radius))
    } else if view.layer.borderWidth > 0 {
      shapes.append(.edge(Rect(frame), radius: radius))
    }
  }

  /// The surface of a sheet; in iOS 26 it floats unless it reaches the bottom of the screen.
  private mutating func drawSheet(_ frame: CGRect, color: UIColor?, hasGrabber: Bool) {
    var area = Rect(frame)
    // The bottom corners of other sheets are cut off by those of the screen.
    let floats = frame.maxY < window.bounds.maxY - 1
    if !floats { area.height += 60 }
    let radius = DeviceSettings.current.look.sheetRadius
    shapes.append(.surface(.sheet, area, radius: radius))
    if let paint = color?.paint { shapes.append(.paint(area, radius: radius, paint)) }
    guard hasGrabber else { return }
    let grabber = Rect(x: area.center.x - 18, y: area.y + 5, width: 36, height: 5)
    shapes.append(.surface(.fill, grabber, radius: 2.5))
  }

  /// The surface of an alert or action sheet, with its buttons as capsules.
  ///
  /// Source: Apple, Human Interface Guidelines, “Alerts” and “Action sheets”; A, the measures C.
  private mutating func drawAlert(_ view: UIView) {
    guard let box = view.subviews.first else { return }
    let area = Rect(box.convert(box.bounds, to: window)).outset(dx: 16, dy: 18)
    shapes.append(.surface(.sheet, area, radius: 34))
    shapes += box.buttons.map { button in
      let frame = Rect(button.convert(button.bounds, to: window)).outset(dx: -3, dy: 0)
      return .area(frame, radius: min(frame.height / 2, 22))
    }
  }

  /// Makes the title of an alert bold and its destructive actions red.
  ///
  /// Source: Apple, Human Interface Guidelines, “Alerts”; A.
  private mutating func emphasize(_ alert: UIAlertController, from start: Int) {
    let destructive = alert.actions.filter { $0.style == .destructive }.compactMap(\.title)
    for index in shapes.indices[start...] {
      guard case .text(var line) = shapes[index] else { continue }
      line.isBold = line.isBold || line.text == alert.title
      if destructive.contains(line.text) { line.ink = .paint(.badge.legible()) }
      shapes[index] = .text(line)
    }
  }

  private static let menuRadius = 26.0

  /// The visible area of the subviews.
  ///
  /// A list that reaches the bottom of the screen continues below it in the drawing, because
  /// VoiceOver continues there as well. A shorter list would overlap with what is below it.
  private func innerClip(of view: UIView, _ frame: CGRect, clip: CGRect?) -> CGRect? {
    guard view is UIScrollView || view.clipsToBounds, frame.maxY < window.bounds.maxY - 1 else {
      return clip
    }
    return clip.map { $0.intersection(frame) } ?? frame
  }
}

extension UIView {
  /// Whether the view is a map, by the name of its type: apps draw maps themselves, or MapKit does.
  fileprivate var isMap: Bool {
    let name = String(describing: type(of: self))
    let side = min(bounds.width, bounds.height)
    return side >= 100 && (name.hasSuffix("Map") || name.hasSuffix("MapView"))
  }

  fileprivate var hasNavigationBar: Bool {
    self is UINavigationBar || subviews.contains(where: \.hasNavigationBar)
  }

  fileprivate var buttons: [UIView] {
    subviews.flatMap { $0 is UIButton ? [$0] : $0.buttons }
  }
}
