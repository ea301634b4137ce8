import AccessibilityTree

/// A photograph: a coloured ground with a simple subject, chosen by the picture's description.
struct PhotoDrawing {
  struct Part: Hashable {
    let color: String
    /// Path data.
    let data: String
  }

  let parts: [Part]

  init(_ area: Rect, subject: String?) {
    let words = (subject ?? "").lowercased()
    let side = min(area.width, area.height)
    let ground = area.outline(radius: min(12, side / 5))
    switch Kind.allCases.first(where: { kind in kind.names.contains { words.contains($0) } }) {
    case _ where side < 12: parts = [Part(color: "#9db8c9", data: ground)]
    case .pizza: parts = [Part(color: "#f1e3cb", data: ground)] + Self.pizza(in: area)
    case .dish: parts = [Part(color: "#e3ebdf", data: ground)] + Self.dish(in: area)
    case .person: parts = [Part(color: "#d5dcec", data: ground)] + Self.person(in: area)
    case nil: parts = [Part(color: "#bfdcf2", data: ground)] + Self.landscape(in: area)
    }
  }

  private enum Kind: CaseIterable {
    case pizza, person, dish

    /// Parts of English and Russian descriptions and of file names.
    var names: [String] {
      switch self {
      case .pizza: ["pizza", "margherita", "pepperoni", "пицц", "маргарит", "пепперони"]
      case .person:
        ["person", "avatar", "portrait", "profile", "author", "anna", "courier", "driver"]
          + ["аватар", "портрет", "автор", "анна", "курьер", "водител"]
      case .dish:
        ["soup", "chees", "mushroom", "chicken", "salad", "dish", "food", "cocoa", "crust"]
          + ["суп", "сыр", "гриб", "куриц", "салат", "блюдо", "еда", "какао", "борт"]
      }
    }
  }

  private static func pizza(in area: Rect) -> [Part] {
    let side = min(area.width, area.height)
    let places = [(-0.16, -0.13), (0.15, -0.16), (0.02, 0.05), (-0.15, 0.18), (0.19, 0.14)]
    let slices = places.map { dx, dy in
      disc(Point(x: area.center.x + dx * side, y: area.center.y + dy * side), side * 0.07)
    }
    return [
      Part(color: "#cf8b3b", data: disc(area.center, side * 0.44)),
      Part(color: "#f6c653", data: disc(area.center, side * 0.38)),
      Part(color: "#b7372a", data: slices.joined()),
    ]
  }

  private static func dish(in area: Rect) -> [Part] {
    let side = min(area.width, area.height)
    let leaf = Point(x: area.center.x + side * 0.08, y: area.center.y - side * 0.07)
    return [
      Part(color: "#fff", data: disc(area.center, side * 0.42)),
      Part(color: "#e2a33c", data: disc(area.center, side * 0.28)),
      Part(color: "#4e8a48", data: disc(leaf, side * 0.09)),
    ]
  }

  private static func person(in area: Rect) -> [Part] {
    let side = min(area.width, area.height)
    let (r, width) = ((side * 0.34).whole, (side * 0.68).whole)
    let start = "M\((area.center.x - side * 0.34).whole) \(area.bottom.whole)"
    let head = Point(x: area.center.x, y: area.bottom - side * 0.58)
    return [
      Part(
        color: "#6b7fae",
        data: start + "a\(r) \(r) 0 0 1 \(width) 0z" + disc(head, side * 0.18)
      )
    ]
  }

  private static func landscape(in area: Rect) -> [Part] {
    let side = min(area.width, area.height)
    let (sun, radius) = (
      Point(x: area.x + area.width * 0.72, y: area.y + area.height * 0.3), min(12, side / 5)
    )
    let (left, right, end) = (area.x.whole, area.right.whole, area.bottom - radius)
    let r = radius.whole
    // The hills end in the rounded corners of the ground.
    let corner = "a\(r) \(r) 0 0 1-\(r)"
    let rest = "V\(end.whole)\(corner) \(r)H\((area.x + radius).whole)\(corner)-\(r)z"
    func hill(from start: Double, over peak: (x: Double, y: Double), to finish: Double) -> String {
      let (x, y) = (area.x + area.width * peak.x, area.y + area.height * peak.y)
      return "M\(left) \((area.y + area.height * start).whole)Q\(x.whole) \(y.whole) "
        + "\(right) \((area.y + area.height * finish).whole)" + rest
    }
    return [
      Part(color: "#ffd45e", data: disc(sun, side * 0.12)),
      Part(color: "#8dbb8f", data: hill(from: 0.72, over: (0.3, 0.3), to: 0.8)),
      Part(color: "#5c9468", data: hill(from: 0.86, over: (0.65, 0.45), to: 0.7)),
    ]
  }

  private static func disc(_ center: Point, _ radius: Double) -> String {
    Rect(centeredAt: center, side: max(2, 2 * radius)).outline(radius: max(1, radius))
  }
}
