import AccessibilityTree
import SpeechRules

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

extension String {
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
