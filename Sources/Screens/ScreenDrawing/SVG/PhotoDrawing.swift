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
    if subject == ScreenDrawing.streetMap {
      parts =
        [Part(color: "light-dark(#efece4,#2b2d31)", data: area.outline(radius: 0))]
        + Self.map(in: area)
      return
    }
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

  private static func map(in area: Rect) -> [Part] {
    let side = min(area.width, area.height)
    // The places of parks and streets, as shares of the area.
    let parks = [(0.05, 0.06, 0.24, 0.32), (0.72, 0.52, 0.23, 0.22)]
    let streets = [
      (0.0, 0.44, 1.0, 0.0), (0.0, 0.16, 1.0, 0.0), (0.34, 0.0, 0.0, 1.0), (0.67, 0.0, 0.0, 1.0),
    ]
    func block(_ place: (Double, Double, Double, Double), radius: Double) -> String {
      Rect(
        x: area.x + area.width * place.0,
        y: area.y + area.height * place.1,
        width: max(side / 20, area.width * place.2),
        height: max(side / 20, area.height * place.3)
      ).outline(radius: radius)
    }
    func point(_ x: Double, _ y: Double) -> String {
      "\((area.x + area.width * x).whole) \((area.y + area.height * y).whole)"
    }
    let river =
      "M\(point(0, 0.9))Q\(point(0.3, 0.6)) \(point(0.56, 0.76))T\(point(1, 0.84))V"
      + "\((area.y + area.height * 0.93).whole)Q\(point(0.7, 0.98)) \(point(0.5, 0.86))T"
      + "\(point(0, 0.95))z"
    // Houses, as shares of the area, and a main road under the streets.
    let houses = [
      (0.1, 0.52), (0.2, 0.55), (0.42, 0.24), (0.54, 0.3), (0.44, 0.5), (0.76, 0.24), (0.86, 0.3),
      (0.75, 0.02),
    ]
    let road =
      "M\(point(0, 0.66))L\(point(1, 0.34))V\((area.y + area.height * 0.39).whole)"
      + "L\(point(0, 0.71))z"
    return [
      Part(
        color: "light-dark(#e0dbcf,#3a3c41)",
        data: houses.map { block(($0.0, $0.1, 0.07, 0.06), radius: 2) }.joined()
      ),
      Part(
        color: "light-dark(#cbe3bd,#30493a)",
        data: parks.map { block($0, radius: side / 25) }.joined()
      ),
      Part(color: "light-dark(#a9d1ec,#25465f)", data: river),
      Part(color: "light-dark(#f7e1a0,#6a5d38)", data: road),
      Part(
        color: "light-dark(#fff,#4a4d53)",
        data: streets.map { block($0, radius: 0) }.joined()
      ),
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
