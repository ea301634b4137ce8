import AssistiveTechnology
import BookModel
import Localization
import Markdown
package import SnippetNotation
package import SpeechRules

/// The transcript of an assistive technology, with one line for each utterance, action or event.
///
/// Its lines are computed if the snippet ran in this build, and otherwise those in the source.
package struct SpokenFigure: Hashable, Sendable {
  package var number: Int
  package var caption: [Run]
  package var isComputed: Bool
  /// The computed lines and their rules; `nil` if nothing was computed or the fence only states a
  /// count.
  package var computed: Walkthrough?
  package var lines: [Line]
  package var player: Player?

  package var anchor: String { "transcript-\(number)" }

  package enum Line: Hashable, Sendable {
    case spoken([UtterancePart], language: String)
    /// Speech that is known only as a whole, without its parts.
    case quoted(String, language: String)
    case silent(String)
    /// Text on the screen, such as a name that Voice Control shows.
    case shown(String, language: String)
    case gesture([Run], sign: GestureIcon?)
    case event(String, announcement: Announcement?, language: String)

    package struct Announcement: Hashable, Sendable {
      package var text: String
      /// Whether the assistive technology speaks it; otherwise it is probably lost.
      package var isSpoken: Bool
    }

    package var isSpoken: Bool {
      switch self {
      case .spoken, .quoted, .silent: true
      case .shown, .gesture, .event: false
      }
    }
  }
}

struct SpokenFigureComposer {
  let words: SharedInterfaceText
  let inlines: InlineComposer

  func figure(
    _ info: FenceInfo,
    _ code: CodeBlock,
    verdict: SnippetReport.Verdict?,
    number: Int
  ) -> SpokenFigure {
    let language = info.options["lang"] ?? words.language
    let technology = TechnologyKind(rawValue: info.name) ?? .voiceOver
    var walkthrough: Walkthrough?
    if case .spoken(let computed)? = verdict { walkthrough = computed }
    let entries =
      walkthrough?.transcript.entries ?? written(code.text, of: technology, language: language)
    let isCount = code.text.allSatisfy(\.isWhitespace) && info.options["expect"] != nil
    var stops = isCount ? info.options["expect"].flatMap { Int($0.prefix(while: \.isNumber)) } : nil
    if stops == nil, info.name == FenceKind.voiceover.rawValue, !entries.contains(where: \.isDone) {
      stops = entries.count { $0.isSpoken }
    }
    return SpokenFigure(
      number: number,
      caption: caption(
        info,
        number: number,
        stops: stops,
        language: walkthrough?.language ?? language,
        status: words.sentence(on: walkthrough),
        isCount: isCount && stops != 0
      ),
      isComputed: walkthrough != nil,
      computed: isCount ? nil : walkthrough,
      lines: isCount
        ? [] : entries.map { line($0, walkthrough?.language ?? language) },
      player: walkthrough.flatMap { Player($0) }
    )
  }

  func lines(of walkthrough: Walkthrough) -> [SpokenFigure.Line] {
    walkthrough.transcript.entries.map { line($0, walkthrough.language) }
  }

  private func caption(
    _ info: FenceInfo,
    number: Int,
    stops: Int?,
    language: String,
    status: String,
    isCount: Bool
  ) -> [Run] {
    var name = words.name(of: TechnologyKind(rawValue: info.name) ?? .voiceOver)
    if language != words.language { name += " \(words.inLanguage(language))" }
    let size = stops.map { ", \(words.stops($0))" } ?? ""
    var caption = "\(words.transcript(number)) \(name)\(size). \(status)"
    if isCount { caption += " " + words.status.counted }
    return inlines.runs(of: caption).mergingForeignNames
  }

  private func written(
    _ text: String,
    of technology: TechnologyKind,
    language: String
  ) -> [Transcript.Entry] {
    text.split(separator: "\n").map { line in
      let entry = try? Transcript.Entry(parsing: String(line), of: technology, language: language)
      return entry ?? .shown(String(line))
    }
  }

  private func line(_ entry: Transcript.Entry, _ language: String) -> SpokenFigure.Line {
    switch entry {
    case .command(let command, _):
      .gesture(
        inlines.runs(of: command.description(in: words.language)),
        sign: GestureIcon(command)
      )
    case .spoken(let utterance, _):
      utterance.parts.isEmpty
        ? .silent(words.events.silence)
        : .spoken(utterance.captionParts, language: utterance.language)
    case .event(let event, let text, rule: _, parts: _):
      .event(
        words.events.words(for: event, text),
        announcement: event.enclosesText
          ? nil
          : text.map { SpokenFigure.Line.Announcement(text: $0, isSpoken: event == .announcement) },
        language: words.language
      )
    case .shown(let line, parts: _): .shown(line, language: language)
    }
  }
}

extension Transcript.Entry {
  fileprivate var isSpoken: Bool {
    if case .spoken = self { return true }
    return false
  }

  fileprivate var isDone: Bool {
    if case .command = self { return true }
    return false
  }
}
