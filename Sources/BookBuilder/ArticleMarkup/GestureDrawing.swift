package import Articles
package import Markup

/// Draws the icon of a gesture: strokes for the movement, and a dot for each finger.
///
/// It is hidden from assistive technologies, because the text next to it says the same.
package struct GestureDrawing {
  let sign: GestureIcon

  package init(_ sign: GestureIcon) { self.sign = sign }

  package var html: HTML {
    let weight = sign.motion == .hold ? "12" : "7"
    let paths = [("2.5", strokes), (weight, fingers.map { "M\($0) \($1)h0" }.joined())]
    return .element(
      name: "svg",
      attributes: [
        .class("motion"), Attribute("data-sign", sign.name), Attribute("viewBox", "-2 -2 44 44"),
        .hiddenFromAssistiveTechnology,
      ],
      content: .group(
        paths.filter { !$1.isEmpty }.map { width, path in
          .element(
            name: "path",
            attributes: [Attribute("stroke-width", width), Attribute("d", path)],
            content: .empty
          )
        }
      )
    )
  }

  private var strokes: String {
    switch sign.motion {
    case .right: "M15 20h19m-7-7 7 7-7 7"
    case .left: "M25 20H6m7-7-7 7 7 7"
    case .up: "M20 25V6m-7 7 7-7 7 7"
    case .down: "M20 15v19m-7-7 7 7 7-7"
    case .tap: rings(1)
    case .double, .hold: rings(2)
    case .triple: rings(3)
    case .rotor: "M6 17a14.5 14.5 0 0 1 27-3m1-8v9h-9M34 23a14.5 14.5 0 0 1-27 3m-1 8v-9h9"
    case .scrub: "M8 10h24L8 30h24"
    case .voice: "M5 8h30v19H20l-8 7v-7H5z"
    case .switch: "M20 5a15 15 0 1 1 0 30a15 15 0 1 1 0-30z"
    case .key: "M7 7h26v26H7zM14 27h12"
    }
  }

  private func rings(_ count: Int) -> String {
    (1...count).map { ring in
      let height = 5 + 4 * ring
      let width = height + 4 * (sign.fingers - 1)
      let halfCircle = "a\(width) \(height) 0 1 1 "
      return "M\(20 - width) 20\(halfCircle)\(2 * width) 0\(halfCircle)\(-2 * width) 0"
    }
    .joined()
  }

  /// The positions of the fingers: at the start of a swipe, or in the centre of taps.
  private var fingers: [(x: Int, y: Int)] {
    let row = (0..<sign.fingers).map { 20 + 4 * (2 * $0 - sign.fingers + 1) }
    return switch sign.motion {
    case .right: row.map { (7, $0) }
    case .left: row.map { (33, $0) }
    case .up: row.map { ($0, 33) }
    case .down: row.map { ($0, 7) }
    case .tap, .double, .triple, .hold, .rotor, .switch: row.map { ($0, 20) }
    case .scrub, .voice, .key: []
    }
  }
}
