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

  private static let style = DrawingStyle(classes: .standard).text
}

extension SpokenFigure.Line {
  fileprivate var isGesture: Bool {
    if case .gesture = self { true } else { false }
  }
}
