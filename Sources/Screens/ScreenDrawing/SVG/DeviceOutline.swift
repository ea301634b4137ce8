import AccessibilityTree

/// The phone around the visible part of a screen, or a card around a few views.
///
/// A screen with content over most of its height is drawn with its phone, which is cut where
/// nothing follows. Anything smaller is a fragment of a screen and becomes a card.
struct DeviceOutline {
  /// The visible part of the screen.
  let shown: Rect
  /// The whole picture, with a margin on both sides for numbers.
  let box: Rect
  /// The edge of the phone as path data; `nil` for a card.
  let phone: String?
  /// The edge of the screen or card as path data.
  let ground: String
  private let hasTop: Bool
  /// Whether the status bar is free to show the time.
  private let hasTime: Bool
  private let hasEnd: Bool
  private let radius: Double
  private let screen: Rect

  /// The height of the status bar, in points.
  ///
  /// Source: safe area of phones with a screen of 402 points; A.
  static let barHeight = 62.0
  /// The distance between screen and outline, in points.
  static let bezel = 10.0
  /// The width of each margin for numbers, in points.
  static let margin = 40.0
  /// The space without content at which a phone is cut, in points.
  static let emptyHeight = 150.0
  /// Where content begins at the latest if the top of a phone is drawn, in points.
  static var reachOfTop: Double { barHeight + emptyHeight }
  /// The height of content that a phone is drawn for, in points.
  private static let phoneHeight = 320.0
  /// The radius of the corners of the screen, in points.
  private static let corner = 50.0
  private static let cardCorner = 22.0
  private static let gap = 24.0
  /// The least width of a thumbnail, in points: a button without text fills a third of it.
  private static let narrowest = 128.0
  /// The least width of a part of a phone, in points, which shows where the part is.
  private static let narrowestPart = 260.0

  /// How much of the space around the content is drawn.
  enum Crop: Hashable {
    /// The whole width of the screen, with margins for numbers.
    case none
    /// The content, or the whole phone.
    case content
    /// The content, or the part of the phone around an area.
    case part(Rect?)
  }

  /// - Parameters:
  ///   - screen: the whole screen.
  ///   - content: the areas that must be visible.
  ///   - bar: the areas that would hide the time if they reach it.
  ///   - hasPhone: whether a phone is drawn; `nil` to decide by the height of the content.
  ///   - crop: how much of the space around the content is drawn.
  init(screen: Rect, content: [Rect], bar: [Rect], hasPhone: Bool?, crop: Crop) {
    let isThumbnail = crop != .none
    self.screen = screen
    let top = content.map(\.y).min() ?? 0
    let bottom = content.map(\.bottom).max() ?? screen.height
    let isAtTop = top < Self.reachOfTop
    let isAtEnd = bottom <= screen.height && bottom > screen.height - Self.emptyHeight
    let reach = (isAtEnd ? screen.height : bottom) - (isAtTop ? 0 : top)
    let isPhone = hasPhone ?? ((isAtTop || isAtEnd) && reach > Self.phoneHeight)
    (hasTop, hasEnd) = (isPhone && isAtTop, isPhone && isAtEnd)
    hasTime = hasTop && (bar.map(\.y).min() ?? screen.height) >= 48
    // A page clips thumbnails.
    radius = isPhone ? Self.corner : isThumbnail ? 0 : Self.cardCorner
    let start = hasTop ? 0 : top - Self.gap
    let end = hasEnd ? screen.height : max(bottom, start + Self.gap) + Self.gap
    let part = Rect(x: 0, y: start, width: screen.width, height: end - start)
    shown = isPhone || !isThumbnail ? part : Self.crop(of: content, in: part)
    let isCropped = isThumbnail && !isPhone
    let whole = shown.outset(
      dx: isCropped ? 0 : isThumbnail ? Self.bezel + 2 : Self.margin,
      dy: isCropped ? 0 : Self.bezel + 2
    )
    if case .part(let subject?) = crop, isPhone {
      box = Self.part(of: whole, around: subject)
    } else {
      box = whole
    }
    ground = shown.outline(
      radius: radius,
      hasTop: hasTop || !isPhone,
      hasEnd: hasEnd || !isPhone
    )
    var body = shown.outset(dx: Self.bezel)
    if hasTop { (body.y, body.height) = (body.y - Self.bezel, body.height + Self.bezel) }
    if hasEnd { body.height += Self.bezel }
    phone =
      isPhone
      ? body.outline(radius: radius + Self.bezel, hasTop: hasTop, hasEnd: hasEnd) : nil
  }

  /// The area of a thumbnail: the content with a margin, four to three.
  private static func crop(of content: [Rect], in part: Rect) -> Rect {
    let left = max(0, (content.map(\.x).min() ?? 0) - gap)
    let right = min(part.width, (content.map(\.right).max() ?? part.width) + gap)
    let width = max(right - left, part.height * 4 / 3, narrowest)
    let center = Point(x: (left + right) / 2, y: part.center.y)
    return Rect(centeredAt: center, width: width, height: max(part.height, width * 3 / 4))
  }

  /// The part of a phone around an area, four to three.
  private static func part(of phone: Rect, around subject: Rect) -> Rect {
    let (space, height) = (subject.outset(by: gap), min(phone.height, subject.height + 2 * gap))
    let width = max(min(space.width, phone.width), height * 4 / 3, narrowestPart)
    let size = Rect(width: width, height: min(phone.height, max(height, width * 3 / 4)))
    func start(_ middle: Double, _ length: Double, _ first: Double, _ whole: Double) -> Double {
      length > whole
        ? first + (whole - length) / 2
        : min(max(middle - length / 2, first), first + whole - length)
    }
    return Rect(
      x: start(subject.center.x, size.width, phone.x, phone.width),
      y: start(subject.center.y, size.height, phone.y, phone.height),
      width: size.width,
      height: size.height
    )
  }

  /// A clip for surfaces that reach the rounded corners; `nil` if none does.
  func clip(for surfaces: [Rect]) -> String? {
    let reach = surfaces.filter { $0.x < shown.x + 6 || $0.right > shown.right - 6 }
    let isCard = phone == nil
    let atTop = (hasTop || isCard) && reach.contains { $0.y < shown.y + 20 }
    let atEnd = (hasEnd || isCard) && reach.contains { $0.bottom > shown.bottom - 20 }
    guard atTop || atEnd else { return nil }
    let corner = "\(radius.whole)px"
    let (up, down) = (atTop ? "\(corner) \(corner)" : "0 0", atEnd ? "\(corner) \(corner)" : "0 0")
    return "inset(0 round \(up) \(down))"
  }

  /// A wave across the phone, where its height is shortened.
  func tear(at y: Double) -> String {
    let (start, width) = (shown.x - Self.bezel - 2, shown.width + 2 * Self.bezel + 4)
    let waves = String(repeating: "t18 0", count: Int((width / 18).rounded(.up)) - 1)
    return "M\(start.whole) \(y.whole)q9-8 18 0\(waves)"
  }

  /// The time, and the strength of the network and the battery.
  var statusBar: [SVGElement] {
    guard hasTime else { return [] }
    let right = screen.width - 402
    let bars = (0..<4).map { bar in
      let height = Double(4 + 3 * bar)
      return Rect(312 + right + Double(5 * bar), 36 - height, 3, height).outline(radius: 1)
    }
    let battery = Rect(356 + right, 23, 25, 13).outline(radius: 4)
    let pole = Rect(383 + right, 27, 2, 5).outline(radius: 1)
    let waves =
      "M\((336 + right).whole) 27c4-4 10-4 14 0M\((339 + right).whole) 31c3-3 5-3 8 0"
      + "M\((343 + right).whole) 35h.1"
    let time = SVGElement(
      name: "text",
      attributes: [.named("x", "40"), .named("y", "36"), .named("font-weight", "600")],
      text: "9:41"
    )
    return [time, .path(bars.joined() + battery + pole, .status), .path(waves, .sign)]
  }

  /// The camera and the home indicator, which are in front of everything.
  var front: [SVGElement] {
    let island = Rect(x: screen.width / 2 - 62, y: 13, width: 124, height: 36)
    let line = Rect(x: screen.width / 2 - 69, y: screen.height - 13, width: 138, height: 5)
    return (hasTop ? [.path(island.outline(radius: 18), .island)] : [])
      + (hasEnd ? [.path(line.outline(radius: 2.5), .status)] : [])
  }
}

extension Rect {
  /// The rectangle as path data, with corners that are rounded at the top, at the end or both.
  fileprivate func outline(radius: Double, hasTop: Bool, hasEnd: Bool) -> String {
    let (w, across) = (width.whole, (width - 2 * radius).whole)
    let r = radius.whole
    let start = hasTop ? y + radius : y
    let end = hasEnd ? bottom - radius : bottom
    let top = hasTop ? "a\(r) \(r) 0 0 1 \(r)-\(r)h\(across)a\(r) \(r) 0 0 1 \(r) \(r)" : "h\(w)"
    let base =
      hasEnd ? "a\(r) \(r) 0 0 1-\(r) \(r)h-\(across)a\(r) \(r) 0 0 1-\(r)-\(r)z" : "h-\(w)z"
    return "M\(x.whole) \(start.whole)\(top)V\(end.whole)\(base)"
  }
}
