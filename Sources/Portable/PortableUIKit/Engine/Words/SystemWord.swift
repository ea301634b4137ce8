import Foundation

/// A word that UIKit itself puts on its controls, in the language of the device.
///
/// Source: Apple's UIKit string tables; certainty A for the words.
package struct SystemWord {
  private let english: String
  private let russian: String
  private let german: String?
  private let chinese: String?

  package init(
    _ english: String,
    ru russian: String,
    de german: String? = nil,
    zh chinese: String? = nil
  ) {
    self.english = english
    self.russian = russian
    self.german = german
    self.chinese = chinese
  }

  /// Gives the word in Russian, German or Chinese for their tags, otherwise in English.
  ///
  /// Where a name is missing within a phrase, no blank is left of it.
  package func text(in language: String) -> String {
    let tag = language.lowercased()
    var word = english
    if tag.hasPrefix("ru") { word = russian }
    if tag.hasPrefix("de"), let german { word = german }
    if tag.hasPrefix("zh"), let chinese { word = chinese }
    return word.trimmingCharacters(in: .whitespaces)
  }

  /// The word in the language of the current device.
  @MainActor package var text: String { text(in: DeviceSettings.current.language) }
}
