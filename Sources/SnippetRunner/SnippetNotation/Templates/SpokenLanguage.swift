import SpeechRules

/// A language that the model of speech has the words of.
package struct SpokenLanguage: Hashable, Sendable {
  /// The language of the device, as a BCP 47 tag, such as `zh-Hans`.
  package let tag: String

  /// The language without script and country, such as `zh`: the key of texts in files of data.
  package var key: String { String(tag.prefix { $0 != "-" }) }

  /// The languages in the order of the model.
  package static let all = SpeechSettings.supportedLanguages.map { SpokenLanguage(tag: $0) }

  /// The language of a page, given as a BCP 47 tag; the first of all, English, for one that the model
  /// has no words of.
  package static func ofPage(_ tag: String) -> SpokenLanguage {
    all.first { $0.tag == tag } ?? all.first { $0.key == SpokenLanguage(tag: tag).key }
      ?? SpokenLanguage(tag: "en")
  }
}

/// A framework in which Apple's systems let apps be written.
package enum InterfaceFramework: String, CaseIterable, Sendable {
  case uiKit = "uikit"
  case swiftUI = "swiftui"

  /// The name of the framework and of its module.
  package var name: String {
    switch self {
    case .uiKit: "UIKit"
    case .swiftUI: "SwiftUI"
    }
  }
}
