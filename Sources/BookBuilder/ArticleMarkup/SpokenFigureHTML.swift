import Articles
import Localization
import Markup
import SpeechRules

/// Renders a transcript as a list that is styled like captions.
///
/// A drawing is placed next to the list, for the script of the player.
struct SpokenFigureHTML {
  let form: HTMLFormat
  let words: SharedInterfaceText
  let text: RunHTML
  var highlightedLines: Set<Int> = []

  func html(_ block: SpokenFigure) -> HTML {
    let kind =
      block.isComputed
      ? form.classes(.transcript) : form.classes(.transcript, .unchecked)
    return figure(kind, form.id(block.anchor), caption: text.html(block.caption)) {
      if let player = block.player {
        played(block.lines, player, label: nil, name: nil)
      } else if !block.lines.isEmpty {
        list(block.lines, nil)
      }
    }
    .marked(as: .transcript)
  }

  func played(
    _ lines: [SpokenFigure.Line],
    _ player: Player,
    label: [Run]?,
    name: String?
  ) -> HTML {
    let description = words.description(of: player.wireframe, hasLines: !lines.isEmpty)
    let drawing = DrawingHTML(form: form, language: text.language)
    return .element(
      name: "div",
      attributes: [form.classes(.played)]
        + (name.map { form.data(Attribute("data-pane", $0)) } ?? []),
      content: .group([
        label.map { label in p(form.classes(.paneLabel)) { text.html(label) } } ?? .empty,
        drawing.html(player.wireframe, named: description),
        lines.isEmpty ? .empty : list(lines, player),
      ])
    )
  }

  private func list(_ lines: [SpokenFigure.Line], _ player: Player?) -> HTML {
    .element(
      name: "ol",
      attributes: isBrief(lines) ? [form.classes(.brief)] : [],
      content: items(lines, player)
    )
  }

  /// The characters of a gesture, and of what is heard after it, that fit side by side into the
  /// 23.5 rem from which `screens.css` places them so.
  private static let (briefGesture, briefLine) = (17, 40)

  /// Whether each gesture and what is heard after it fit side by side into a small space.
  private func isBrief(_ lines: [SpokenFigure.Line]) -> Bool {
    guard let first = lines.firstIndex(where: \.isGesture) else { return false }
    // The first line has the whole width, unless it is a gesture.
    for line in lines[min(first, 1)...] {
      switch line {
      case .gesture(let gesture, _):
        if words.you.count + gesture.plainText.count > Self.briefGesture { return false }
      case .spoken(let parts, _):
        if parts.map(\.text.count).reduce(0, +) > Self.briefLine { return false }
      case .quoted(let text, _), .shown(let text, _), .silent(let text):
        if text.count > Self.briefLine { return false }
      case .event(let text, let announcement, _):
        if text.count + (announcement?.text.count ?? 0) > Self.briefLine { return false }
      }
    }
    return true
  }

  private func items(_ lines: [SpokenFigure.Line], _ player: Player?) -> HTML {
    // Only spoken lines are numbered, so a number is set explicitly after any other line.
    var number = 0
    var previousIsSpoken = true
    var items: [HTML] = []
    for (index, line) in lines.enumerated() {
      if line.isSpoken { number += 1 }
      let back = line.isSpoken ? player?.backwardWalk[number] : nil
      let isHighlighted = highlightedLines.contains(index)
      items.append(item(line, number: previousIsSpoken ? nil : number, back, isHighlighted))
      previousIsSpoken = line.isSpoken
    }
    return .group(items)
  }

  private func item(
    _ line: SpokenFigure.Line,
    number: Int?,
    _ backwardWalk: String?,
    _ isHighlighted: Bool
  ) -> HTML {
    switch line {
    case .spoken(let parts, let language):
      spoken(language, number: number, backwardWalk, isHighlighted) {
        joined(parts.map { ($0.role, part($0.text, language)) })
      }
    case .quoted(let words, let language):
      spoken(language, number: number) { part(words, language) }
    case .silent(let silence):
      spoken(words.language, number: number, backwardWalk) { "[\(silence)]" }
    case .shown(let words, let language):
      .element(
        name: "li",
        attributes: [form.classes(.shown)]
          + (language == self.words.language ? [] : form.language(language)),
        content: part(words, language)
      )
    case .gesture(let gesture, let sign):
      .element(
        name: "li",
        attributes: [form.classes(.gesture)]
          + (sign.map { form.data(Attribute("data-do", $0.name)) } ?? []),
        content: .group([.text(words.you + " "), text.html(gesture)])
      )
    case .event(let event, let announcement, let language):
      li(form.classes(.event)) {
        "["
        text.html(ScriptRuns(language: language).runs(of: event))
        "]"
        if let announcement {
          " "
          announcementText(announcement, language)
        }
      }
    }
  }

  /// The text of an announcement.
  ///
  /// The element marks what the player speaks.
  private func announcementText(
    _ announcement: SpokenFigure.Line.Announcement,
    _ language: String
  )
    -> HTML
  {
    let words = part(announcement.text, language)
    guard announcement.isSpoken else { return words }
    return .element(
      name: "b",
      attributes: language == self.words.language ? [] : form.language(language),
      content: words
    )
  }

  private func spoken(
    _ language: String,
    number: Int?,
    _ backwardWalk: String? = nil,
    _ isHighlighted: Bool = false,
    @HTMLBuilder _ content: () -> HTML
  ) -> HTML {
    var attributes = backwardWalk.map { form.data(Attribute("data-back", $0)) } ?? []
    if isHighlighted { attributes += form.data(Attribute("data-new", "")) }
    if language != words.language { attributes += form.language(language) }
    if let number { attributes.append(.value(number)) }
    return .element(name: "li", attributes: attributes, content: content())
  }
}

extension SpokenFigure.Line {
  fileprivate var isGesture: Bool {
    if case .gesture = self { true } else { false }
  }
}
