import SpeechRules

extension Transcript {
  /// An explanation of each line and each of its parts: the rule, its sources and its certainty.
  ///
  /// It covers what is spoken or shown, what happens, and the effects of commands, for every
  /// assistive technology. A rule is explained where it first applies; after that only its name
  /// appears.
  ///
  /// ```swift
  /// import AccessibilityTesting
  /// import UIKit
  ///
  /// let buy = UIButton(type: .system)
  /// buy.setTitle("Buy", for: .normal)
  /// print(await SimulatedScreen(showing: buy).walk().explanation)
  /// ```
  ///
  /// ```output
  /// Buy, Button
  ///   Computed from rules that are documented or were heard.
  ///   “Buy” is the label. The words are those of the app or its framework.
  ///     text-order (heard from VoiceOver): The app's own words are spoken in the order label, value, hint.
  ///     Sources: captions and logs of iOS 26.5 to 27.0; AccessibilitySnapshot’s code.
  ///     Heard: “Minutes, 24 minutes, adjustable” on iOS 26.6.1, a caption.
  ///   “Button” is the word for a trait. The wording was heard from VoiceOver: captures of iOS 27.0; captions and logs of iOS 26.5 to 27.0.
  ///     trait-button (heard from VoiceOver): An element with the button trait is called “Button”, unless a more specific word applies.
  ///     Sources: captures of iOS 27.0; captions and logs of iOS 26.5 to 27.0; AccessibilitySnapshot’s code.
  ///     Heard: “Same label Button” on iOS 27.0 (24A5423a).
  /// ```
  public var explanation: String {
    var explained: Set<SpeechRule> = []
    return entries.flatMap { entry in
      [entry.line] + entry.explanation(omitting: &explained).map { "  \($0)" }
    }
    .joined(separator: "\n")
  }
}

extension Transcript.Entry {
  fileprivate func explanation(omitting explained: inout Set<SpeechRule>) -> [String] {
    if case .spoken(let utterance, element: _) = self {
      return utterance.explanation(omitting: &explained)
    }
    var lines = rule?.explanation(omitting: &explained) ?? []
    for part in parts {
      let text = part.role == .value ? "the value" : "a shown name"
      lines += part.explanation(as: text, omitting: &explained)
    }
    return lines
  }
}

extension Utterance {
  /// Returns the lines that explain the utterance.
  ///
  /// - Parameter explained: The rules that were already explained, which appear by name only. The
  ///   rules of this utterance are added.
  public func explanation(omitting explained: inout Set<SpeechRule>) -> [String] {
    var lines = [verdict]
    if rule != .partOrder || parts.isEmpty {
      lines += (parts.isEmpty ? .silence : rule).explanation(omitting: &explained)
    }
    for part in captionParts {
      lines += part.explanation(as: part.role.article, omitting: &explained)
    }
    return lines
  }

  private var verdict: String {
    let guesses = captionParts.filter(\.isGuess).map { "“\($0.text)”" }
    if parts.isEmpty { return "Computed, with a guess: the silence has not been reported." }
    guard certainty == .concluded else {
      return "Computed from rules that are documented or were heard."
    }
    let reason = guesses.isEmpty ? rule.rawValue : guesses.joined(separator: ", ")
    return "Computed, with a guess: \(reason)."
  }
}

extension SpeechRule {
  fileprivate func explanation(omitting explained: inout Set<SpeechRule>) -> [String] {
    guard explained.insert(self).inserted else { return ["\(rawValue): see above."] }
    let titles = sources.map(SpeechSource.title(of:)).joined(separator: "; ")
    let sources = titles.isEmpty ? [] : ["Sources: \(titles)."]
    let example = heard.first.map { ["Heard: “\($0.text)” on \($0.system)."] } ?? []
    return ["\(rawValue) (\(certainty.name)): \(statement)"] + sources + example
  }
}

extension SpeechSource {
  fileprivate static func title(of key: String) -> String {
    SpeechSource(rawValue: key)?.title ?? key
  }
}

extension UtterancePart {
  fileprivate func explanation(
    as text: String,
    omitting explained: inout Set<SpeechRule>
  ) -> [String] {
    let reasons = rule.map { $0.explanation(omitting: &explained).map { "  \($0)" } } ?? []
    return ["“\(self.text)” is \(text). \(origin)"] + reasons
  }

  fileprivate var origin: String {
    guard let wording else { return "The words are those of the app or its framework." }
    let keys = wording.source.split(separator: ", ").map(String.init)
    let sources = keys.map(SpeechSource.title(of:)).joined(separator: "; ")
    let start =
      switch wording.certainty {
      case .heard: "The wording was heard from VoiceOver"
      case .certain: "The wording is documented"
      case .reported: "The wording was reported by listeners"
      case .concluded: "The wording is a guess"
      }
    return sources.isEmpty ? "\(start)." : "\(start): \(sources)."
  }
}

extension UtterancePart.Role {
  fileprivate var article: String {
    switch self {
    case .container: "the name of the app or a container"
    case .selected: "the state"
    case .tableHeader: "a table header"
    case .label: "the label"
    case .tablePosition: "the position in the table"
    case .value: "the value"
    case .trait: "the word for a trait"
    case .position: "the position"
    case .hint: "a hint"
    case .notice: "a notice"
    }
  }
}

extension Certainty {
  fileprivate var name: String {
    switch self {
    case .heard: "heard from VoiceOver"
    case .certain: "documented"
    case .reported: "reported by listeners"
    case .concluded: "a guess"
    }
  }
}
