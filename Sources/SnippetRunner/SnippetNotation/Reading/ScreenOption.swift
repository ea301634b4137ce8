import AccessibilityTree
import SnippetMessages
import SpeechRules

/// A screen setting in a fence, such as `lang=ru`.
///
/// To add a setting, add an entry to ``all`` and a property to `ScreenSettings`.
struct ScreenOption: Sendable {
  let name: String
  let values: String
  private let apply: @Sendable (String, inout ScreenSettings) -> Bool

  private init<Value: Sendable>(
    _ name: String,
    _ property: any WritableKeyPath<ScreenSettings, Value> & Sendable,
    _ values: KeyValuePairs<String, Value>
  ) {
    self.init(name, property, values: values.map(\.key).joined(separator: "|")) { text in
      values.first { $0.key == text }?.value
    }
  }

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

  func set(_ value: String, in settings: inout ScreenSettings) -> Bool {
    apply(value, &settings)
  }

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
    ScreenOption("width", \.width, values: "points from 44 to 1000") { text in
      Double(text).flatMap { (44...1000).contains($0) ? $0 : nil }
    },
    ScreenOption(
      "text",
      \.text,
      values: "xs|s|m|l|xl|xxl|xxxl|ax1 to ax5 (or accessibility1 to accessibility5), "
        + "or several in a screen",
      TextSize.init(fenceName:)
    ),
  ]
}
