import AssistiveTechnology
import BookModel
import Localization
import SnippetNotation
import SpeechRules

/// The rules behind the spoken lines of a page, each with examples of the words it produced.
///
/// Rules are grouped by certainty, starting with guesses, so that readers see first what may be
/// wrong.
struct SpeechReasons {
  private var systemWords: [SpeechRule: [Spoken]] = [:]
  private var appWords: [SpeechRule: [Spoken]] = [:]
  private var rules: Set<SpeechRule> = []

  private struct Spoken: Hashable {
    var text: String
    var language: String
    var isGuess = false
  }

  init(_ walkthroughs: some Sequence<Walkthrough>) {
    for walkthrough in walkthroughs {
      for entry in walkthrough.transcript.entries {
        if let rule = entry.rule { rules.insert(rule) }
        var language = walkthrough.language
        if case .spoken(let utterance, element: _) = entry { language = utterance.language }
        for part in entry.parts { add(part, in: language) }
      }
    }
  }

  /// The number of rules that have a source.
  var ruleCount: Int { rules.count { !$0.sources.isEmpty } }

  private mutating func add(_ part: UtterancePart, in language: String) {
    guard let rule = part.rule else { return }
    rules.insert(rule)
    guard !part.text.isEmpty else { return }
    if let wording = part.wording {
      let isGuess = wording.certainty == .concluded && rule.certainty != .concluded
      let spoken = Spoken(text: part.text, language: language, isGuess: isGuess)
      systemWords[rule, default: []].add(spoken)
    } else {
      appWords[rule, default: []].add(Spoken(text: part.text, language: language))
    }
  }

  func block(in words: SharedInterfaceText) -> ArticleBlock? {
    guard !rules.isEmpty else { return nil }
    let scripts = ScriptRuns(language: words.language)
    var blocks: [ArticleBlock] = [.paragraph(scripts.runs(of: words.knowledge.whyLead))]
    for certainty in [Certainty.concluded, .heard, .certain, .reported] {
      let group = SpeechRule.allCases.filter {
        rules.contains($0) && certainty == (containsGuess($0) ? .concluded : $0.certainty)
      }
      guard !group.isEmpty else { continue }
      let name =
        certainty == .concluded
        ? words.knowledge.guesses : words.knowledge.certainties.name(of: certainty)
      let items = group.map { [ArticleBlock.paragraph(runs(of: $0, in: words))] }
      blocks += [
        .paragraph(scripts.runs(of: name + ":")), .list(of: items),
      ]
    }
    return .onDemand(summary: words.knowledge.why, blocks)
  }

  private func containsGuess(_ rule: SpeechRule) -> Bool {
    rule.certainty == .concluded || systemWords[rule, default: []].contains(where: \.isGuess)
  }

  private func runs(of rule: SpeechRule, in words: SharedInterfaceText) -> [Run] {
    let scripts = ScriptRuns(language: words.language)
    let target = LinkTarget.page(
      ReferencePage.rules.path(language: words.language),
      anchor: ReferenceComposer.anchor("rule", rule.rawValue)
    )
    let sentence = words.knowledge.rules[rule.rawValue] ?? rule.statement
    let name = sentence.last == "." ? String(sentence.dropLast()) : sentence
    var runs: [Run] = [.link(target, scripts.runs(of: name))]
    let system = systemWords[rule, default: []]
    let app = appWords[rule, default: []]
    let guesses = system.filter(\.isGuess)
    if !guesses.isEmpty {
      let certainty = words.knowledge.certainties.name(of: rule.certainty)
      runs += scripts.runs(of: " (\(certainty))")
    }
    let chosen =
      Array((guesses + system.filter { !$0.isGuess }).prefix(Self.exampleLimit))
      + app.prefix(min(Self.appTextLimit, max(0, Self.exampleLimit - system.count)))
    var separator = ": "
    for isGuess in [true, false] {
      for language in Set(chosen.map(\.language)).sorted() {
        let texts = chosen.filter { $0.isGuess == isGuess && $0.language == language }.map(\.text)
        guard !texts.isEmpty else { continue }
        runs.append(.text(separator))
        separator = "; "
        runs += spokenRuns(of: texts.joined(separator: "; "), in: language, on: words.language)
        if isGuess { runs += scripts.runs(of: " (\(words.knowledge.guess))") }
      }
    }
    if chosen.count < system.count + app.count { runs.append(.text("; …")) }
    return runs
  }

  /// Runs of spoken words with every language that differs from the page's.
  ///
  /// An app's own words may be in a third language.
  private func spokenRuns(of text: String, in language: String, on pageLanguage: String) -> [Run] {
    ScriptRuns(language: language).runs(of: text).map { run in
      guard case .text(let piece, let own) = run else { return run }
      let written = own ?? language
      return .text(piece, language: written == pageLanguage ? nil : written)
    }
  }

  /// How many examples a rule gets, and how many of them may be texts of the app.
  private static let exampleLimit = 4
  private static let appTextLimit = 2
}

extension Array where Element: Equatable {
  fileprivate mutating func add(_ element: Element) {
    if !contains(element) { append(element) }
  }
}
