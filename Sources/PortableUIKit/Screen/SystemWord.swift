/// A word that UIKit itself puts on its controls, in the language of the device.
///
/// Source: Apple's UIKit string tables; certainty A for the words.
struct SystemWord {
  private let english: String
  private let russian: String
  private let german: String?
  private let chinese: String?

  init(
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
  func text(in language: String) -> String {
    let tag = language.lowercased()
    if tag.hasPrefix("ru") { return russian }
    if tag.hasPrefix("de"), let german { return german }
    if tag.hasPrefix("zh"), let chinese { return chinese }
    return english
  }

  /// The word in the language of the current device.
  @MainActor var text: String { text(in: DeviceSettings.current.language) }
}
