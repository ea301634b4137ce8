import SpeechRules

package struct SpokenLanguage: Hashable, Sendable {
  package let tag: String

  /// The language code without script and region, such as `zh`; the key of texts in data files.
  package var key: String { String(tag.prefix { $0 != "-" }) }

  package static let all = SpeechSettings.supportedLanguages.map { SpokenLanguage(tag: $0) }

  /// The spoken language for a page in the language `tag`, a BCP 47 tag; English if the speech
  /// model doesn't support it.
  package static func forPage(_ tag: String) -> SpokenLanguage {
    supported(tag) ?? SpokenLanguage(tag: "en")
  }

  /// The language of the speech model for a BCP 47 tag; `nil` if the model doesn't speak it.
  package static func supported(_ tag: String) -> SpokenLanguage? {
    all.first { $0.tag == tag } ?? all.first { $0.key == SpokenLanguage(tag: tag).key }
  }
}

package enum InterfaceFramework: String, CaseIterable, Sendable {
  case uiKit = "uikit"
  case swiftUI = "swiftui"

  package var name: String {
    switch self {
    case .uiKit: "UIKit"
    case .swiftUI: "SwiftUI"
    }
  }
}
