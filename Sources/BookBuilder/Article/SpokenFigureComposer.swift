import AssistiveTechnology
import Markdown
import SnippetRunner

/// Settles the words of transcripts.
struct SpokenFigureComposer {
  /// The words around them.
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
    var walkthrough: Walkthrough?
    if case .spoken(let computed)? = verdict { walkthrough = computed }
    let entries = walkthrough?.transcript.entries ?? written(code.text, language: language)
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
        isVerified: walkthrough != nil,
        isCount: isCount && stops != 0,
        unproven: unprovenWords(in: entries)
      ),
      isVerified: walkthrough != nil,
      lines: isCount
        ? [] : entries.map { line($0, info.name, walkthrough?.language ?? language) },
      player: walkthrough.flatMap {
        Player($0, name: words.player.open(words.transcript(number)))
      }
    )
  }

  /// The lines of a walkthrough.
  func lines(of walkthrough: Walkthrough) -> [SpokenFigure.Line] {
    let name = walkthrough.technology.rawValue
    return walkthrough.transcript.entries.map { line($0, name, walkthrough.language) }
  }

  private func caption(
    _ info: FenceInfo,
    number: Int,
    stops: Int?,
    language: String,
    isVerified: Bool,
    isCount: Bool,
    unproven: [String]
  ) -> [Run] {
    var name = words.name(of: Walkthrough.Technology(rawValue: info.name) ?? .voiceOver)
    if language != words.language { name += " \(words.inLanguage(language))" }
    let size = stops.map { ", \(words.stops($0))" } ?? ""
    let status = isVerified ? words.status.verified : words.status.unverified
    var caption = "\(words.transcript(number)) \(name)\(size). \(status)"
    if isCount { caption += " " + words.status.counted }
    if !unproven.isEmpty {
      caption += " " + words.status.unproven(unproven.joined(separator: ", "))
    }
    return inlines.runs(of: caption).withNamesInOneVoice
  }

  /// The system's words that nobody has reported from a phone, each once.
  private func unprovenWords(in entries: [Transcript.Entry]) -> [String] {
    var found: [String] = []
    for case .spoken(let utterance, _) in entries {
      for part in utterance.parts where part.isUnproven && !found.contains(part.text) {
        found.append(part.text)
      }
    }
    return found
  }

  /// The lines as their author wrote them.
  private func written(_ text: String, language: String) -> [Transcript.Entry] {
    text.split(separator: "\n").map { line in
      if line.hasPrefix("> ") {
        return .gesture(String(line.dropFirst(2)))
      }
      if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
        let text = line[line.index(after: end)...].trimmingWhitespace()
        let name = String(line[line.index(after: line.startIndex)..<end])
        if name == "silence" {
          return .spoken(Utterance(parts: [], language: language), element: nil)
        }
        return .event(name, text: text.isEmpty ? nil : text)
      }
      let parts = [UtterancePart(.label, String(line))]
      return .spoken(Utterance(parts: parts, language: language), element: nil)
    }
  }

  private func line(
    _ entry: Transcript.Entry,
    _ technology: String,
    _ language: String
  ) -> SpokenFigure.Line {
    switch entry {
    case .gesture(let notation):
      .gesture(inlines.runs(of: action(notation, technology)), move: Player.Move(notation))
    case .spoken(let utterance, _):
      utterance.parts.isEmpty
        ? .silent(words.events.words(for: "silence"))
        : .spoken(utterance.parts, language: utterance.language)
    case .event(let name, let text):
      .event(words.events.words(for: name), announcement: text, language: words.language)
    case .shown(let line): .shown(line, language: language)
    }
  }
}

extension SpokenFigureComposer {
  /// What the user does, in the page's language; a word that is not known stays as it is.
  private func action(_ notation: String, _ technology: String) -> String {
    let language = words.language
    let description =
      switch Walkthrough.Technology(rawValue: technology) {
      case .voiceOver, nil: (try? Gesture(parsing: notation))?.description(in: language)
      case .voiceControl: (try? VoiceCommand(parsing: notation))?.description(in: language)
      case .switchControl: (try? SwitchCommand(parsing: notation))?.description(in: language)
      case .fullKeyboardAccess: (try? KeyCommand(parsing: notation))?.description(in: language)
      }
    return description ?? notation
  }
}

extension Transcript.Entry {
  /// Whether the entry is something spoken.
  fileprivate var isSpoken: Bool {
    if case .spoken = self { return true }
    return false
  }

  /// Whether the entry is something the user did.
  fileprivate var isDone: Bool {
    if case .gesture = self { return true }
    return false
  }
}
