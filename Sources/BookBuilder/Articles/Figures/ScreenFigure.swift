import AssistiveTechnology
import Localization
import Markdown
import SnippetMessages
package import SnippetNotation

/// A screen as it is seen, with a numbered frame for each stop, and as it is heard; or several of them.
package struct ScreenFigure: Hashable, Sendable {
  /// The number, from 1, through the page.
  package var number: Int
  /// What is shown, how many stops there are, and how sure it is.
  package var caption: [Run]
  /// The screens, the one before a change or with the smallest text first; none where nothing was
  /// computed.
  package var panes: [Pane]
  /// The code between the screens before and after, which makes the one into the other; `nil` where it
  /// stands elsewhere.
  package var change: Listing?

  /// The name that links refer to.
  package var anchor: String { "screen-\(number)" }

  /// The words of the lines that the other screens do not say, for each screen: what the change is about.
  ///
  /// Where all say the same, nothing stands out.
  package var differences: [Set<Int>] {
    panes.indices.map { index in
      let others = panes.indices.filter { $0 != index }.map { Set(panes[$0].lines) }
      let lines = panes[index].lines
      return Set(lines.indices.filter { line in others.contains { !$0.contains(lines[line]) } })
    }
  }

  package struct Pane: Hashable, Sendable {
    /// Which of several screens it is and how many stops it has; `nil` for the only one.
    package var label: [Run]?
    /// Which of several screens it is, in a word or two; `nil` for the only one.
    package var name: String?
    /// What is heard, one stop a line; empty where it is what the screen before says.
    package var lines: [SpokenFigure.Line]
    /// The stops as they were computed, with their reasons.
    package var computed: Walkthrough
    package var player: Player
  }
}

struct ScreenFigureComposer {
  let words: SharedWords
  var inlines: InlineComposer

  /// The figure of a fence; without a verdict, or with a bad one, only its caption is left.
  mutating func figure(
    _ info: FenceInfo,
    _ code: CodeBlock,
    verdict: SnippetReport.Verdict?,
    number: Int
  ) -> ScreenFigure {
    if case .drawnAtSizes(let screens)? = verdict, let last = screens.last?.walkthrough {
      // Each size tells its own number of stops where they differ.
      let isOneCount = Set(screens.map(\.walkthrough.stops)).count == 1
      return ScreenFigure(
        number: number,
        caption: caption(
          code,
          isOneCount ? (nil, last) : nil,
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

  /// The screens at several sizes; what is heard is told where it is not what it was before.
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

  /// The number, the author's words, the stops unless they tell them, and how sure they are.
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
      let isTold = text.contains("{stops}")
      text.replace("{stops}", with: String(stops))
      if let before { text.replace("{before}", with: String(before)) }
      // What the author has counted is not counted once more.
      if !isTold {
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
      + inlines.runs(of: (text.isEmpty ? "" : " ") + "\(counts) \(status)").withNamesInOneVoice
  }
}
