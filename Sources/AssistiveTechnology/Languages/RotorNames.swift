/// The names of the rotor's settings.
struct RotorNames: Sendable {
  /// From heading to heading.
  let headings: String
  /// From link to link.
  let links: String
  /// Change the value.
  let adjustValue: String
  /// Choose an action.
  let actions: String
  /// Hear more content.
  let moreContent: String
}

extension RotorNames {
  /// The name in this language of a setting that the notation names in English; an app's own rotor
  /// keeps its name.
  func name(for name: String) -> String {
    let english = SpeechWords.english.rotors
    let names = [
      english.headings: headings, english.links: links, english.adjustValue: adjustValue,
      english.actions: actions, english.moreContent: moreContent,
    ]
    return names[name] ?? name
  }
}
