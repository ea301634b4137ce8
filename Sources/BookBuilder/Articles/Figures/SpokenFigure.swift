import AssistiveTechnology
import BookModel
import Localization
import Markdown
package import SnippetNotation
package import SpeechRules

/// What an assistive technology says and does, line by line, with its caption.
package struct SpokenFigure: Hashable, Sendable {
  /// The number, from 1, through the page.
  package var number: Int
  /// Who speaks, how many stops there are, and how sure it is.
  package var caption: [Run]
  /// Whether the lines are what was computed, in this build or in an earlier one of the same inputs.
  package var isComputed: Bool
  /// The lines as they were computed, with their reasons; `nil` of what nobody computed, and of what
  /// is only counted.
  package var computed: Walkthrough?
  package var lines: [Line]
  /// What a player needs; `nil` where nobody asked for one.
  package var player: Player?

  /// The name that links refer to.
  package var anchor: String { "transcript-\(number)" }

  package enum Line: Hashable, Sendable {
    case spoken([UtterancePart], language: String)
    /// Something spoken whose pieces are not known.
    case quoted(String, language: String)
    /// A stop at which nothing is said, in the words of the page.
    case silent(String)
    /// Something shown on the screen, such as Voice Control's names.
    case shown(String, language: String)
    case gesture([Run], sign: GestureSign?)
    /// A sound or event, and an announcement's text if there is one.
    case event(String, announcement: Announcement?, language: String)

    /// What an app made known.
    package struct Announcement: Hashable, Sendable {
      package var text: String
      /// Whether the assistive technology says them; others are likely lost.
      package var isSpoken: Bool
    }

    /// Whether the line is a stop or another sentence of the assistive technology.
    package var isSpoken: Bool {
      switch self {
      case .spoken, .quoted, .silent: true
      case .shown, .gesture, .event: false
      }
    }
  }
}

struct SpokenFigureComposer {
  let words: SharedWords
  /// Cuts captions where they change to another script.
  let inlines: InlineComposer

  /// The figure of a fence: what was computed, or else what its author wrote.
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
    return inlines.runs(of: caption).withNamesInOneVoice
  }

  /// The lines as their author wrote them; a command that nobody knows is shown as it stands.
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
        sign: GestureSign(command)
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

  /// Whether the entry is something the user did.
  fileprivate var isDone: Bool {
    if case .command = self { return true }
    return false
  }
}
