import ScreenDrawing

/// The style sheet of drawings outside the site, in the light appearance of a screen.
///
/// It has the colours of `Site/screens.css` as literals, since few readers of EPUB know custom
/// properties.
package struct DrawingStyle {
  private let classes: ClassNames

  package init(classes: ClassNames) {
    self.classes = classes
  }

  package var text: String {
    (surfaces + words + marks).map { "\(wire) \($0)" }.joined(separator: "\n")
  }

  private var wire: String { name(.wire) }

  private func name(_ name: SVGClass) -> String { ".\(classes[name])" }

  private var surfaces: [String] {
    [
      "path { fill: none; stroke: #c6c6c8; }",
      "\(name(.phone)) { fill: #1c1c1e; stroke: #8e8e93; stroke-width: 2; }",
      "\(name(.ground)), \(wire) \(name(.sheet)) { fill: #fff; }",
      "\(name(.island)) { fill: #000; stroke: none; }",
      "\(name(.tear)) { stroke: #fff; stroke-width: 8; }",
      "\(name(.area)) { fill: #e9e9ee; stroke: none; }",
      "\(name(.card)) { fill: #f7f7fa; stroke: #e5e5ea; }",
      "\(name(.glass)) { fill: #fafafc; stroke: #d8d8dc; }",
      "\(name(.thumb)), \(wire) \(name(.chosen)) { fill: #fff; stroke: #d8d8dc; }",
      "\(name(.tint)) { fill: #007aff; stroke: none; }",
      "\(name(.paint)), \(wire) \(name(.photo)) { fill: currentColor; stroke: none; }",
      "\(name(.shade)) { fill: #000; fill-opacity: 0.2; stroke: none; }",
      "\(name(.fill)) { fill: #c6c6c8; stroke: none; }",
      "\(name(.status)) { fill: #000; stroke: none; }",
    ]
  }

  private var words: [String] {
    [
      "text { fill: #000; font-family: sans-serif; }",
      "text\(name(.soft)) { fill: #6d6d72; }",
      "text\(name(.touch)) { fill: #0066d6; }",
      "text\(name(.bright)) { fill: #fff; }",
      "text[color] { fill: currentColor; }",
      "\(name(.sign)) "
        + "{ stroke: #000; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }",
      "\(name(.solid)) { fill: #000; }",
      "\(name(.sign))\(name(.soft)) { stroke: #6d6d72; }",
      "\(name(.sign))\(name(.touch)) { stroke: #0066d6; }",
      "\(name(.solid))\(name(.touch)) { fill: #0066d6; }",
      "\(name(.sign))\(name(.bright)) { stroke: #fff; }",
      "\(name(.solid))\(name(.bright)) { fill: #fff; }",
      "\(name(.sign))[color] { stroke: currentColor; }",
      "\(name(.solid))[color] { fill: currentColor; }",
    ]
  }

  private var marks: [String] {
    [
      "\(name(.stops)) { stroke: #b0126b; stroke-width: 2.5; }",
      "\(name(.leaders)) { stroke: #b0126b; stroke-width: 1.5; }",
      "\(name(.discs)) { stroke: #b0126b; stroke-width: 22; stroke-linecap: round; }",
      "\(name(.ring)) { stroke: #b0126b; stroke-width: 6; }",
      "\(name(.tag)) { fill: #2c2c2e; stroke: #fff; }",
      "\(name(.numbers)) text { fill: #fff; font-weight: bold; text-anchor: middle; }",
    ]
  }
}
