package import AccessibilityTree

/// An element that a reader tries out: what it says of itself, where it stands, and who listens.
///
/// An address holds all of it, so that a line can be sent to somebody. The same source makes the answers
/// on every system and, as WebAssembly, in browsers.
package struct SpeechTrial: Hashable, Sendable {
  package var element: AccessibilityElement
  /// What a container adds to its text.
  package var context: Place.Context?
  /// The settings of the person who listens.
  package var settings: SpeechSettings
  /// Whose words are asked for first; the other's stand beside them.
  package var tool = Tool.voiceOver

  /// What the person who tries an element uses.
  package enum Tool: String, Hashable, Sendable, CaseIterable {
    case voiceOver = "voiceover"
    /// Voice Control, which shows names and numbers and is spoken to.
    case voiceControl = "voicecontrol"
  }

  package init(
    _ element: AccessibilityElement,
    context: Place.Context? = nil,
    settings: SpeechSettings
  ) {
    self.element = element
    self.context = context
    self.settings = settings
  }

  /// Reads the query of an address; what it does not say, or says wrongly, is as if it was left out.
  package init(query: String) {
    let fields = TrialFields(query: query)
    settings = SpeechSettings(
      language: fields["device"] ?? "en",
      hints: fields["hints"] != "off",
      os: fields["os"].flatMap { Int($0) }.flatMap { SystemVersion(rawValue: $0) } ?? .latest,
      traits: fields["kind"] == "before" ? .before : fields["kind"] == "off" ? .off : .after
    )
    let headers = fields.all("header").map { text in
      let (label, value) = text.pair
      return TableCell.Header(label: label, value: value)
    }
    context = fields["place"].flatMap { Place.Context(trial: $0, headers: headers) }
    element = AccessibilityElement(trial: fields)
    tool = fields["tool"].flatMap { Tool(rawValue: $0) } ?? .voiceOver
  }

  /// The query of the address, without its question mark.
  package var query: String {
    var fields = element.trialFields
    fields.add("place", context?.trialText)
    for header in context?.headers ?? [] {
      fields.add("header", "\(header.label ?? "")|\(header.value ?? "")")
    }
    fields.add("device", settings.language)
    if settings.os != .latest { fields.add("os", String(settings.os.rawValue)) }
    if !settings.hints { fields.add("hints", "off") }
    if settings.traits != .after {
      fields.add("kind", settings.traits == .before ? "before" : "off")
    }
    if tool != .voiceOver { fields.add("tool", tool.rawValue) }
    return fields.query
  }

  /// What VoiceOver says when its focus comes to the element.
  package var utterance: Utterance {
    UtteranceComposer(settings: settings).utterance(
      for: Stop(element, place: Place(context: context))
    )
  }
}

extension String {
  /// What stands before and after the first upright line; an empty half is nothing.
  var pair: (String?, String?) {
    let halves = split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init
    )
    let second = halves.count > 1 ? halves[1] : ""
    return (halves[0].isEmpty ? nil : halves[0], second.isEmpty ? nil : second)
  }

  /// The text without tabs and line breaks.
  fileprivate var onOneLine: String {
    String(map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }

  /// The text as a literal of Swift.
  var literal: String {
    var literal = "\""
    for character in self {
      switch character {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\t": literal += "\\t"
      case _ where character.isNewline: literal += "\\n"
      default: literal.append(character)
      }
    }
    return literal + "\""
  }
}

extension SpeechTrial {
  /// What comes of the trial, a fact a line, the fields of a fact with tabs between them.
  ///
  /// - `caption`: the line as the caption panel shows it;
  /// - `part`: role, text, language, whether the words are the `app`'s or the `system`'s, rule,
  ///   certainty, in the order of speech;
  /// - `name`: what Voice Control shows, and its rule and certainty;
  /// - `answers`: a name that it obeys, the shown one first;
  /// - `some-words`: that a few words of a name are enough, where they are;
  /// - `UIKit`, `SwiftUI`: a line of code that makes such an element.
  package var answer: String {
    let utterance = utterance
    var facts: [[String]] = [["caption", utterance.caption]]
    for part in utterance.captionParts {
      let isOfApp = part.wording == nil
      facts.append([
        "part", part.role.rawValue, part.text,
        isOfApp ? element.language ?? settings.language : utterance.language,
        isOfApp ? "app" : "system", part.rule?.rawValue ?? "", part.certainty.rawValue,
      ])
    }
    if element.respondsToUserInteraction {
      let named = NamedElement(element, settings: settings)
      let part = named.part
      facts.append(["name", part.text, part.rule?.rawValue ?? "", part.certainty.rawValue])
      facts += named.names.map { ["answers", $0] }
      if named.acceptsParts { facts.append(["some-words"]) }
    }
    facts += uiKit.map { ["UIKit", $0] }
    facts += swiftUI.map { ["SwiftUI", $0] }
    return facts.map { $0.map { $0.onOneLine }.joined(separator: "\t") }.joined(separator: "\n")
  }
}
