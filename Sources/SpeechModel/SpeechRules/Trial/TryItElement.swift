package import AccessibilityTree

/// An element that a reader tries out, with its position, the settings and the technology.
///
/// A URL query encodes all of it, so that a result can be shared as a link. The same source
/// computes the answers on every system and, compiled to WebAssembly, in browsers.
package struct TryItElement: Hashable, Sendable {
  package var element: AccessibilityElement
  package var context: Place.Context?
  package var settings: SpeechSettings
  /// The technology whose words are shown first; those of the other follow.
  package var tool = Tool.voiceOver

  package enum Tool: String, Hashable, Sendable, CaseIterable {
    case voiceOver = "voiceover"
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

  /// Decodes a URL query; missing and invalid fields have their defaults.
  package init(query: String) {
    let fields = QueryFields(query: query)
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

  /// The URL query, without the question mark.
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

  package var utterance: Utterance {
    UtteranceComposer(settings: settings).utterance(
      for: Stop(element, place: Place(context: context))
    )
  }
}

extension String {
  /// The texts before and after the first `|`; an empty one is `nil`.
  var pair: (String?, String?) {
    let halves = split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init
    )
    let second = halves.count > 1 ? halves[1] : ""
    return (halves[0].isEmpty ? nil : halves[0], second.isEmpty ? nil : second)
  }

  fileprivate var onOneLine: String {
    String(map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }

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

extension TryItElement {
  /// The result of the trial as lines of tab-separated fields, one fact per line.
  ///
  /// - `caption`: the line as the caption panel shows it;
  /// - `part`: role, text, language, `app` or `system` for the source of the words, rule,
  ///   certainty, in the order of speech;
  /// - `name`: the name that Voice Control shows, with its rule and certainty;
  /// - `answers`: a name that Voice Control accepts, the shown one first;
  /// - `some-words`: present if a few words of a name are enough;
  /// - `UIKit`, `SwiftUI`: a line of code that creates such an element.
  package var answer: String {
    let utterance = utterance
    var facts: [[String]] = [["caption", utterance.caption]]
    for part in utterance.captionParts {
      let isFromApp = part.wording == nil
      facts.append([
        "part", part.role.rawValue, part.text,
        isFromApp ? element.language ?? settings.language : utterance.language,
        isFromApp ? "app" : "system", part.rule?.rawValue ?? "", part.certainty.rawValue,
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
