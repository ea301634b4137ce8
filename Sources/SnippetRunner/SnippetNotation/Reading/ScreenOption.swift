import AccessibilityTree
import SnippetMessages
import SpeechRules

/// A setting of a screen as a fence writes it, such as `lang=ru`.
///
/// A new setting is one more of ``all``, and its property in `ScreenSettings`.
struct ScreenOption: Sendable {
  /// The word before the equals sign.
  let name: String
  /// How the values are written, as messages list them.
  let values: String
  private let apply: @Sendable (String, inout ScreenSettings) -> Bool

  /// A setting whose values have words of their own in the notation.
  private init<Value: Sendable>(
    _ name: String,
    _ property: any WritableKeyPath<ScreenSettings, Value> & Sendable,
    _ values: KeyValuePairs<String, Value>
  ) {
    self.init(name, property, values: values.map(\.key).joined(separator: "|")) { text in
      values.first { $0.key == text }?.value
    }
  }

  /// A setting whose values are read from their text.
  private init<Value: Sendable>(
    _ name: String,
    _ property: any WritableKeyPath<ScreenSettings, Value> & Sendable,
    values: String,
    _ read: @escaping @Sendable (String) -> Value?
  ) {
    self.name = name
    self.values = values
    apply = { text, settings in
      guard let value = read(text) else { return false }
      settings[keyPath: property] = value
      return true
    }
  }

  /// Changes settings to a value; false if the option has no such value.
  func set(_ value: String, in settings: inout ScreenSettings) -> Bool {
    apply(value, &settings)
  }

  /// Every option, in the order in which they are listed.
  static let all: [ScreenOption] = [
    ScreenOption(
      "lang",
      \.language,
      values: SpeechSettings.supportedLanguages.joined(separator: "|")
    ) { SpeechSettings.supportedLanguages.contains($0) ? $0 : nil },
    ScreenOption("hints", \.hints, ["on": true, "off": false]),
    ScreenOption("device", \.device, ["iphone": .phone, "ipad": .pad]),
    ScreenOption("direction", \.direction, ["ltr": .leftToRight, "rtl": .rightToLeft]),
    ScreenOption(
      "os",
      \.os,
      values: SystemVersion.allCases.map { "\($0.rawValue)" }.joined(separator: "|")
    ) { Int($0).flatMap(SystemVersion.init) },
    ScreenOption("look", \.look, ["18": .iOS18, "26": .iOS26]),
    ScreenOption(
      "traits",
      \.traits,
      values: TraitPosition.allCases.map(\.rawValue).joined(separator: "|"),
      TraitPosition.init(rawValue:)
    ),
    ScreenOption("groups", \.groups, ["on": true, "off": false]),
    ScreenOption("access", \.access, ["on": true, "off": false]),
    ScreenOption(
      "text",
      \.text,
      values: "xs|s|m|l|xl|xxl|xxxl|accessibility1 to accessibility5, or several in a screen",
      TextSize.init(fenceName:)
    ),
  ]
}
