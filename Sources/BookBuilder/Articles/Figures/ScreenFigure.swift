import AssistiveTechnology
import Localization
import Markdown
import SnippetMessages
package import SnippetNotation

/// One or more screens drawn with a numbered frame for each stop, and what is heard at each stop.
///
/// Several screens compare a change of code (before and after) or text sizes.
package struct ScreenFigure: Hashable, Sendable {
  package var number: Int
  package var caption: [Run]
  /// The screens, starting with the one before the change or with the smallest text.
  ///
  /// Empty if nothing was computed.
  package var panes: [Pane]
  /// The code that changes the first screen into the second; `nil` if it is elsewhere on the page.
  package var change: Listing?

  package var anchor: String { "screen-\(number)" }

  /// The indices of the lines in each pane that another pane lacks, which the page highlights.
  package var differences: [Set<Int>] {
    panes.indices.map { index in
      let others = panes.indices.filter { $0 != index }.map { Set(panes[$0].lines) }
      let lines = panes[index].lines
      return Set(lines.indices.filter { line in others.contains { !$0.contains(lines[line]) } })
    }
  }

  package struct Pane: Hashable, Sendable {
    /// The heading of the pane with its number of stops; `nil` for the only pane.
    package var label: [Run]?
    package var name: String?
    /// What is heard, one line for each stop; empty if it is the same as on the pane before.
    package var lines: [SpokenFigure.Line]
    package var computed: Walkthrough
    package var player: Player
  }
}

struct ScreenFigureComposer {
  let words: SharedInterfaceText
  var inlines: InlineComposer

  /// The figure of a fence.
  ///
  /// Without a successful verdict it has only a caption.
  mutating func figure(
    _ info: FenceInfo,
    _ code: CodeBlock,
    verdict: SnippetReport.Verdict?,
    number: Int
  ) -> ScreenFigure {
    if case .drawnAtSizes(let screens)? = verdict, let last = screens.last?.walkthrough {
      // If the numbers of stops differ, each pane gives its own.
      let hasSameCount = Set(screens.map(\.walkthrough.stops)).count == 1
      return ScreenFigure(
        number: number,
        caption: caption(
          code,
          hasSameCount ? (nil, last) : nil,
          statedOn: screens.map(\.walkthrough).first { !$0.guesses.isEmpty } ?? last,
          language: last.language,
          number: number
        ),
        panes: panes(screens)
      )
    }
    var screens: (before: Walkthrough?, after: Walkthrough)?
    if case .drawn(let before, let after)? = verdict { screens = (before, after) }
    let language = screens?.after.language ?? info.options["lang"] ?? words.language
    let before = screens?.before.flatMap { pane($0, isBefore: true) }
    let after = screens.flatMap { pane($0.after, isBefore: $0.before == nil ? nil : false) }
    return ScreenFigure(
      number: number,
      caption: caption(
        code,
        screens,
        statedOn: screens?.after,
        language: language,
        number: number
      ),
      panes: [before, after].compactMap(\.self)
    )
  }

  /// The panes for several text sizes.
  ///
  /// A pane that sounds like the one before it has no lines.
  private func panes(_ screens: [SizedWalkthrough]) -> [ScreenFigure.Pane] {
    var lines: [String]?
    return screens.compactMap { screen in
      let transcript = screen.walkthrough.transcript
      let isNew = lines != transcript.lines
      lines = transcript.lines
      let size = words.screens.size(screen.size.step, TextSize.allCases.count)
      let heard = isNew ? words.stops(screen.walkthrough.stops) : words.screens.sameLines
      var pane = pane(screen.walkthrough, label: "\(size), \(heard)", name: size)
      if !isNew { pane?.lines = [] }
      return pane
    }
  }

  private func pane(_ walkthrough: Walkthrough, isBefore: Bool?) -> ScreenFigure.Pane? {
    let stops = words.stops(walkthrough.stops)
    let label = isBefore.map { $0 ? words.screens.before(stops) : words.screens.after(stops) }
    let name = isBefore.map { $0 ? words.player.before : words.player.after }
    return pane(walkthrough, label: label, name: name)
  }

  private func pane(
    _ walkthrough: Walkthrough,
    label: String?,
    name: String?
  )
    -> ScreenFigure.Pane?
  {
    let lines = SpokenFigureComposer(words: words, inlines: inlines)
    return Player(walkthrough).map { player in
      ScreenFigure.Pane(
        label: label.map { inlines.runs(of: $0) },
        name: name,
        lines: lines.lines(of: walkthrough),
        computed: walkthrough,
        player: player
      )
    }
  }

  /// The caption: number, author's text, number of stops unless the text contains it, and
  /// certainty.
  private mutating func caption(
    _ code: CodeBlock,
    _ screens: (before: Walkthrough?, after: Walkthrough)?,
    statedOn walkthrough: Walkthrough?,
    language: String,
    number: Int
  ) -> [Run] {
    var text = code.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    var voice = words.voiceOver
    if language != words.language { voice += " \(words.inLanguage(language))" }
    var counts = "\(voice)."
    if let screens {
      let stops = screens.after.stops
      let before = screens.before?.stops
      let containsCount = text.contains("{stops}")
      text.replace("{stops}", with: String(stops))
      if let before { text.replace("{before}", with: String(before)) }
      // Don't repeat a count that is already in the author's text.
      if !containsCount {
        counts =
          if let before, before != stops {
            "\(voice): \(words.screens.became(before, stops))."
          } else {
            "\(voice), \(words.stops(stops))."
          }
      }
    }
    let status = words.sentence(on: walkthrough)
    return inlines.runs(of: words.screens.screen(number) + " ")
      + inlines.runs(ofLine: text)
      + inlines.runs(of: (text.isEmpty ? "" : " ") + "\(counts) \(status)").mergingForeignNames
  }
}
