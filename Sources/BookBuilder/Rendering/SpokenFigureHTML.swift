import AssistiveTechnology
import HTML

/// Turns transcripts into HTML: looks like captions, reads as a list.
struct SpokenFigureHTML {
  /// The words around the text.
  let words: SharedWords
  /// Turns running text into HTML.
  let text: RunHTML

  /// The HTML of a transcript.
  func html(_ block: SpokenFigure) -> HTML {
    let kind = block.isVerified ? "transcript" : "transcript unverified"
    return figure(.class(kind), .id(block.anchor), caption: text.html(block.caption)) {
      if let player = block.player {
        played(block.lines, player, label: nil)
      } else if !block.lines.isEmpty {
        ol { items(block.lines, nil) }
      }
    }
  }

  /// Lines with the picture that a player shows beside them.
  func played(_ lines: [SpokenFigure.Line], _ player: Player, label: [Run]?) -> HTML {
    div(.class("played"), Attribute("data-player", player.name)) {
      if let label {
        p(.class("pane-label")) { text.html(label) }
      }
      WireframeSVG(
        wireframe: player.wireframe,
        name: words.screens.picture,
        language: words.language
      ).html
      if !lines.isEmpty {
        ol { items(lines, player) }
      }
    }
  }

  /// The names of the parts of a spoken line, each in the form it has on the page.
  func legend(_ roles: [UtterancePart.Role]) -> HTML {
    p(.class("legend")) {
      words.partsOfALine + " "
      joined(roles.map { role in (role, HTML.text(words.roles.name(of: role))) })
      "."
    }
  }

  private func items(_ lines: [SpokenFigure.Line], _ player: Player?) -> HTML {
    // Only spoken lines are counted, so a number is needed wherever another line stands before.
    var number = 0
    var previousIsSpoken = true
    var items: [HTML] = []
    for line in lines {
      if line.isSpoken { number += 1 }
      let back = line.isSpoken ? player?.wayBack[number] : nil
      items.append(item(line, number: previousIsSpoken ? nil : number, back, player != nil))
      previousIsSpoken = line.isSpoken
    }
    return .group(items)
  }

  private func item(
    _ line: SpokenFigure.Line,
    number: Int?,
    _ wayBack: String?,
    _ isPlayed: Bool
  ) -> HTML {
    switch line {
    case .spoken(let parts, let language):
      spoken(language, number: number, wayBack) {
        joined(parts.map { ($0.role, part($0.text, language)) })
      }
    case .quoted(let words, let language):
      spoken(language, number: number) { part(words, language) }
    case .silent(let silence):
      spoken(words.language, number: number, wayBack) { "[\(silence)]" }
    case .shown(let words, let language):
      .element(
        name: "li",
        attributes: [.class("shown")] + (language == self.words.language ? [] : [.lang(language)]),
        content: part(words, language)
      )
    case .gesture(let gesture, let move):
      .element(
        name: "li",
        attributes: [.class("gesture")]
          + (isPlayed ? [move].compactMap { $0.map { Attribute("data-do", $0.rawValue) } } : []),
        content: .group([.text(words.you + " "), text.html(gesture)])
      )
    case .event(let event, let announcement, let language):
      li(.class("event")) {
        "["
        text.html(ScriptRuns(language: language).runs(of: event))
        "]"
        if let announcement {
          " "
          part(announcement, language)
        }
      }
    }
  }

  private func spoken(
    _ language: String,
    number: Int?,
    _ wayBack: String? = nil,
    @HTMLBuilder _ content: () -> HTML
  ) -> HTML {
    var attributes = wayBack.map { [Attribute("data-back", $0)] } ?? []
    if language != words.language { attributes.append(.lang(language)) }
    if let number { attributes.append(.value(number)) }
    return .element(name: "li", attributes: attributes, content: content())
  }

  /// Words with a voice of their own wherever the script changes.
  private func part(_ words: String, _ language: String) -> HTML {
    text.html(ScriptRuns(language: language).runs(of: words))
  }

  private func joined(_ parts: [(role: UtterancePart.Role, html: HTML)]) -> HTML {
    var pieces: [HTML] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { pieces.append(", ") }
      pieces.append(styled(part.html, as: part.role))
    }
    return .group(pieces)
  }

  /// A part of a spoken line in the look of its kind.
  ///
  /// Parts are many, so they get the shortest elements there are. No screen reader announces these, and
  /// without a style sheet a label is still bold, a value underlined and the rest slanted.
  private func styled(_ html: HTML, as role: UtterancePart.Role) -> HTML {
    switch role {
    case .label: .element(name: "b", attributes: [], content: html)
    case .value: .element(name: "u", attributes: [], content: html)
    case .hint, .notice: .element(name: "i", attributes: [], content: html)
    case .trait, .selected: .element(name: "i", attributes: [.class("t")], content: html)
    case .container, .tableHeader, .tablePosition, .position:
      .element(name: "i", attributes: [.class("p")], content: html)
    }
  }
}
