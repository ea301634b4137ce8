import SpeechRules

extension RotorNames {
  /// The name in this language of a setting that the notation names in English; an app's own rotor
  /// keeps its name.
  func name(for name: String) -> String {
    let english = SpeechWords.english.rotors
    let known = RotorSetting.ofSystem.first { setting in
      setting.name(in: english).text.lowercased() == name.lowercased()
    }
    return known?.name(in: self).text ?? name
  }
}
