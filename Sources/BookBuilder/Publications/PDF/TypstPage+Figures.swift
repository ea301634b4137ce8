import ArticleMarkup
import Articles
import Localization
import Markup
import ScreenDrawing
import SpeechRules

extension TypstPage {
  mutating func write(_ figure: SpokenFigure) {
    label(anchor: figure.anchor)
    caption { $0.write(figure.caption) }
    if let player = figure.player { drawing(player.wireframe, hasLines: true) }
    write(figure.lines)
  }

  mutating func write(_ figure: ScreenFigure) {
    label(anchor: figure.anchor)
    if figure.change == nil { caption { $0.write(figure.caption) } }
    for (index, pane) in figure.panes.enumerated() {
      if let label = pane.label { caption { $0.write(label) } }
      drawing(pane.player.wireframe, hasLines: !pane.lines.isEmpty)
      write(pane.lines)
      if index == 0, let change = figure.change { write([.listing(change)]) }
    }
    guard let change = figure.change else { return }
    if figure.panes.isEmpty { write([.listing(change)]) }
    paragraph { $0.write(figure.caption) }
  }

  mutating func legend(_ roles: [UtterancePart.Role]) {
    paragraph { page in
      page.put(words: page.words.partsOfALine + " ")
      page.writeJoined(roles.map { ($0, [.text(page.words.roles.name(of: $0))]) })
      page.put(words: ".")
    }
  }

  /// Writes lines as one list; gestures have a bar at their side instead of a number.
  private mutating func write(_ lines: [SpokenFigure.Line]) {
    guard !lines.isEmpty else { return }
    var number = 0
    let labels = lines.map { line in
      if line.isSpoken { number += 1 }
      return TypstString(verbatim: line.isSpoken ? "\(number)." : "").literal
    }
    wrap("#enum(numbering: n => (\(labels.joined(separator: ", ")),).at(n - 1), ", ")\n") { page in
      for line in lines {
        page.wrap(line.isGesture ? "\(TypstSource.gesture)[" : "[", "], ") { $0.write(line) }
      }
    }
  }

  private mutating func write(_ line: SpokenFigure.Line) {
    switch line {
    case .spoken(let parts, let language):
      inOwnLanguage(language) { page in
        page.writeJoined(parts.map { ($0.role, ScriptRuns(language: language).runs(of: $0.text)) })
      }
    case .quoted(let words, let language), .shown(let words, let language):
      inOwnLanguage(language) { $0.write(ScriptRuns(language: language).runs(of: words)) }
    case .silent(let silence): put(words: "[\(silence)]")
    case .gesture(let gesture, _):
      put(words: words.you + " ")
      write(gesture)
    case .event(let event, let announcement, let language):
      let scripts = ScriptRuns(language: language)
      put(words: "[")
      write(scripts.runs(of: event))
      put(words: "]")
      if let announcement {
        put(words: " ")
        write(scripts.runs(of: announcement.text))
      }
    }
  }

  private mutating func inOwnLanguage(
    _ language: String,
    _ content: (inout TypstPage) -> Void
  ) {
    inLanguage(language == words.language ? nil : language, content)
  }

  private mutating func writeJoined(_ parts: [(role: UtterancePart.Role, runs: [Run])]) {
    for (index, part) in parts.enumerated() {
      if index > 0 { put(words: ", ") }
      wrap(Self.opening(of: part.role), "]") { $0.write(part.runs) }
    }
  }

  /// A label is bold, a value underlined, everything else italic.
  private static func opening(of role: UtterancePart.Role) -> String {
    switch role {
    case .label: "#strong["
    case .value: "#underline["
    case .hint, .notice, .trait, .selected, .container, .tableHeader, .tablePosition, .position:
      "#emph["
    }
  }

  /// Writes a drawing as a file, because Typst only draws SVG from files.
  private mutating func drawing(_ wireframe: Wireframe, hasLines: Bool) {
    let name = words.description(of: wireframe, hasLines: hasLines)
    let form = HTMLFormat(address: { _ in nil }, picture: { $0 })
    let drawing = DrawingHTML(form: form, language: words.language)
    let path = nextDrawing
    drawings[path] = Array(drawing.file(wireframe, style: Self.style).xmlDocument().utf8)
    put("#image(\"\(path)\", alt: \(TypstString(name, in: fonts).literal), width: 45%)\n")
  }

  private static let style: String = {
    let names = ClassNames.standard
    let wire = names[.wire]
    return """
      .\(wire) path { fill: none; stroke: #999 } \
      .\(wire) .\(names[.phone]) { stroke: #666; stroke-width: 3 }
      .\(wire) .\(names[.area]) { fill: #f0f0f0; stroke: #bbb }
      .\(wire) .\(names[.picture]) { fill: #ddd; stroke: none }
      .\(wire) .\(names[.tint]) { fill: #345; stroke: none }
      .\(wire) .\(names[.paint]) { fill: currentColor; stroke: none }
      .\(wire) text[color] { fill: currentColor }
      .\(wire) .\(names[.sign])[color] { stroke: currentColor }
      .\(wire) .\(names[.thumb]) { fill: #fff }
      .\(wire) .\(names[.shade]) { fill: #000; fill-opacity: 0.2; stroke: none }
      .\(wire) .\(names[.fill]) { fill: #ccc; stroke: none }
      .\(wire) text { fill: #333; font-family: sans-serif }
      .\(wire) .\(names[.sign]) \
      { stroke: #333; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
      .\(wire) .\(names[.solid]) { fill: #333 }
      .\(wire) text.\(names[.bright]) { fill: #fff }
      .\(wire) .\(names[.sign]).\(names[.bright]) { stroke: #fff }
      .\(wire) .\(names[.stops]) { stroke: #000; stroke-width: 2.5 }
      .\(wire) .\(names[.leaders]) { stroke: #000; stroke-width: 1.5 }
      .\(wire) .\(names[.discs]) { stroke: #000; stroke-width: 22; stroke-linecap: round }
      .\(wire) .\(names[.ring]) { stroke: #000; stroke-width: 6; stroke-dasharray: 12 5 }
      .\(wire) .\(names[.numbers]) text \
      { fill: #fff; font-size: 15px; font-weight: bold; text-anchor: middle }
      """
  }()
}

extension SpokenFigure.Line {
  fileprivate var isGesture: Bool {
    if case .gesture = self { true } else { false }
  }
}
