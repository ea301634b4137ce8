import AssistiveTechnology
import BookModel
package import Localization
import Markdown
package import SnippetNotation
package import SpeechRules

extension InterfaceText {
  /// The marks around the title of a chapter in a link; none if the language's own are unknown.
  var titleMarks: String { english.contains(quotationMarks) ? "" : quotationMarks }
}

extension InterfaceText.Alerts {
  func label(for kind: Block.AlertKind) -> String {
    switch kind {
    case .note: note
    case .tip: tip
    case .important: important
    case .warning: warning
    case .caution: caution
    }
  }
}

extension InterfaceText.Events {
  /// The event in words, with the text that belongs inside its brackets.
  func words(for event: Transcript.Event, _ text: String?) -> String {
    switch (event, text) {
    case (.activated, let name?): activated(name)
    case (.scrolled, let place?): scrolled(pages(place))
    default: others[event.rawValue] ?? event.rawValue
    }
  }

  var silence: String { others["silence"] ?? "silence" }

  /// Translates the position in an announcement such as “page 2 of 5”.
  private func pages(_ rest: String) -> String {
    let words = rest.split(separator: " ").map(String.init)
    guard words.count == 4, words[0] == "page", words[2] == "of" else { return rest }
    return page(words[1], words[3])
  }
}

extension InterfaceText.Knowledge.Certainties {
  package func name(of certainty: Certainty) -> String {
    switch certainty {
    case .heard: heard
    case .certain: certain
    case .reported: reported
    case .concluded: concluded
    }
  }
}

extension InterfaceText.Knowledge.ChecklistGroups {
  func page(of group: ChecklistGroup) -> InterfaceText.Knowledge.Page {
    switch group {
    case .developer: developer
    case .tester: tester
    case .designer: designer
    case .editor: editor
    case .form: form
    case .list: list
    case .sheet: sheet
    case .player: player
    }
  }
}

extension InterfaceText.Report {
  /// A row of the report: its name, and how to get its number from the counts of a language.
  typealias Kind = (name: String, count: @Sendable (CheckReport.Counts) -> Int)

  var kinds: [Kind] {
    let code: [Kind] = [
      (ran, { $0.ran }), (compiled, { $0.compiled }), (rejected, { $0.rejected }),
      (shown, { $0.shown }),
    ]
    let transcripts =
      kinds(of: voiceOver) { $0.voiceOver } + kinds(of: voiceControl) { $0.voiceControl }
      + kinds(of: switchControl) { $0.switchControl }
      + kinds(of: fullKeyboardAccess) { $0.fullKeyboardAccess }
    let others: [Kind] = [
      (screens, { $0.screens }), (computedLines, { $0.lines }), (matched, { $0.matched }),
      (broken, { $0.broken }),
    ]
    return code + transcripts + others
  }

  private func kinds(
    of technology: String,
    _ counts: @escaping @Sendable (CheckReport.Counts) -> TranscriptCounts
  ) -> [Kind] {
    [
      ("\(technology), \(heard)", { counts($0).heard }),
      ("\(technology), \(computed)", { counts($0).computed }),
      ("\(technology), \(guessed)", { counts($0).guessed }),
    ]
  }
}

extension InterfaceText.Roles {
  package func name(of role: UtterancePart.Role) -> String {
    switch role {
    case .container: container
    case .selected: selected
    case .tableHeader: tableHeader
    case .label: label
    case .tablePosition: tablePosition
    case .value: value
    case .trait: trait
    case .position: position
    case .hint: hint
    case .notice: notice
    }
  }
}

extension InterfaceText.Statement.PageKinds {
  func name(of kind: PageKind) -> String {
    switch kind {
    case .home: home
    case .chapter: chapter
    case .reference: reference
    case .about: about
    case .search: search
    case .tryout: tryout
    case .notFound: notFound
    }
  }
}

extension SharedInterfaceText {
  /// A sentence on how certain a transcript is; `nil` means that it was not computed.
  func sentence(on walkthrough: Walkthrough?) -> String {
    guard let walkthrough else { return self.status.unchecked }
    if let system = walkthrough.heardOn { return self.status.heard(system) }
    let guesses = walkthrough.guesses.map(words(ofGuess:))
    return guesses.isEmpty
      ? self.status.computed : self.status.guessed(guesses.joined(separator: ", "))
  }

  /// A guess in words: spoken words stay as they are, while silence and events are translated.
  private func words(ofGuess guess: String) -> String {
    if guess.isEmpty { return self.events.silence }
    return Transcript.Event.parse(guess).map { self.events.words(for: $0.event, $0.text) } ?? guess
  }

  /// A line of a transcript in a sentence: an event in brackets, and speech in quotation marks, which
  /// make the limits of the quotation audible.
  package func quotation(ofHeard line: String) -> String {
    func quotation(of text: String) -> String {
      self.quotationMarks.prefix(1) + text + self.quotationMarks.suffix(1)
    }
    let entry = try? Transcript.Entry(parsing: line, of: .voiceOver, language: self.language)
    switch entry {
    case .event(let event, let text, rule: _, parts: _):
      let name = "[\(self.events.words(for: event, text))]"
      guard let text, !event.enclosesText else { return name }
      return "\(name) \(quotation(of: text))"
    case .spoken(let utterance, _) where utterance.parts.isEmpty: return "[\(self.events.silence)]"
    default: return quotation(of: line)
    }
  }

  package func name(of technology: Walkthrough.Technology) -> String {
    switch technology {
    case .voiceOver: self.voiceOver
    case .voiceControl: self.voiceControl
    case .switchControl: self.switchControl
    case .fullKeyboardAccess: self.fullKeyboardAccess
    }
  }
}
