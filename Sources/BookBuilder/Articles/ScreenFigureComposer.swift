import Localization
import Markdown
import SnippetNotation

/// Settles the words of screens.
struct ScreenFigureComposer {
  /// The words around them.
  let words: SharedWords
  /// Settles the author's words.
  var inlines: InlineComposer

  /// The figure of a fence; without a verdict, or with a bad one, only its caption is left.
  mutating func figure(
    _ info: FenceInfo,
    _ code: CodeBlock,
    verdict: SnippetReport.Verdict?,
    number: Int
  ) -> ScreenFigure {
    var screens: (before: Walkthrough?, after: Walkthrough)?
    if case .drawn(let before, let after)? = verdict { screens = (before, after) }
    let language = screens?.after.language ?? info.options["lang"] ?? words.language
    let before = screens?.before.flatMap { pane($0, isBefore: true, number: number) }
    let after = screens.flatMap {
      pane($0.after, isBefore: $0.before == nil ? nil : false, number: number)
    }
    return ScreenFigure(
      number: number,
      caption: caption(code, screens, language: language, number: number),
      panes: [before, after].compactMap(\.self)
    )
  }

  private func pane(_ walkthrough: Walkthrough, isBefore: Bool?, number: Int) -> ScreenFigure.Pane?
  {
    let stops = words.stops(walkthrough.stops)
    let label = isBefore.map { $0 ? words.screens.before(stops) : words.screens.after(stops) }
    let screen = words.screens.screen(number)
    let name = words.player.open([screen, label].compactMap(\.self).joined(separator: " "))
    let lines = SpokenFigureComposer(words: words, inlines: inlines)
    return Player(walkthrough, name: name).map { player in
      ScreenFigure.Pane(
        label: label.map { inlines.runs(of: $0) },
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
    let status = words.sentence(on: screens?.after)
    return inlines.runs(of: words.screens.screen(number) + " ")
      + inlines.runs(ofLine: text)
      + inlines.runs(of: (text.isEmpty ? "" : " ") + "\(counts) \(status)").withNamesInOneVoice
  }
}
