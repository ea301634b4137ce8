public import Foundation

extension NSAttributedString {
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters),
          attributes: run.attributes.speech
        )
      )
    }
    self.init(attributedString: text)
  }
}

extension NSAttributedString.Key {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(iOS 27.0, *)
  public static let AXSpeechAttributeSSML = NSAttributedString.Key("AXSpeechAttributeSSML")
}

extension AttributeContainer {
  fileprivate var speech: [NSAttributedString.Key: Any] {
    typealias Speech = AttributeScopes.AccessibilityAttributes
    let values: [(name: String, value: Any?)] = [
      (Speech.AdjustedPitchAttribute.name, self[Speech.AdjustedPitchAttribute.self]),
      (
        Speech.AnnouncementPriorityAttribute.name,
        self[Speech.AnnouncementPriorityAttribute.self]?.rawValue
      ),
      (Speech.QueueAnnouncementAttribute.name, self[Speech.QueueAnnouncementAttribute.self]),
      (Speech.IncludesPunctuationAttribute.name, self[Speech.IncludesPunctuationAttribute.self]),
      (Speech.IPANotationAttribute.name, self[Speech.IPANotationAttribute.self]),
      (Speech.SpellOutAttribute.name, self[Speech.SpellOutAttribute.self]),
      (Speech.SpeechSSMLAttribute.name, self[Speech.SpeechSSMLAttribute.self]),
      (Speech.TextCustomAttribute.name, self[Speech.TextCustomAttribute.self]),
      (Speech.HeadingLevelAttribute.name, self[Speech.HeadingLevelAttribute.self]?.rawValue),
      (Speech.TextualContextAttribute.name, self[Speech.TextualContextAttribute.self]?.rawValue),
      ("NSLink", self[AttributeScopes.FoundationAttributes.LinkAttribute.self]),
    ]
    return values.reduce(into: [:]) { attributes, attribute in
      attributes[NSAttributedString.Key(attribute.name)] = attribute.value
    }
  }
}
