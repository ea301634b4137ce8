import AccessibilityTree

extension UtteranceComposer {
  /// Returns a stop in the notation of AccessibilitySnapshot.
  ///
  /// What that notation leaves out is left out: names of containers, important content, the words of
  /// rare private traits, the levels of headings, the numbers of rows of wheels, hints about rotors and about what opens and closes.
  public func snapshotDescription(for stop: Stop) -> SnapshotDescription {
    var stop = stop
    stop.element.traits.formIntersection(.inSnapshots)
    stop.element.customActions = []
    stop.element.customContent = []
    stop.element.rotors = []
    stop.element.headingLevel = nil
    stop.element.isExpanded = nil
    stop.element.textInput = nil
    stop.element.wheelPlace = nil
    let speech = ElementSpeech(
      stop,
      words: words(for: stop.element).inSnapshots,
      settings: settings,
      namesSearchFieldTwice: true
    )
    return SnapshotDescription(
      description: speech.snapshotText,
      hint: settings.hints ? speech.snapshotHint : nil
    )
  }

  /// Returns the line of the legend: where nothing else would be said, the note on content or actions.
  public func snapshotLegend(for stop: Stop) -> String {
    let words = words(for: stop.element).inSnapshots
    // The legend has a note on content that is spoken at once, too.
    var onDemand = stop
    for detail in stop.element.customContent.indices {
      onDemand.element.customContent[detail].isImportant = false
    }
    let notices = ElementSpeech(onDemand, words: words, settings: settings).notices
    let text = snapshotDescription(for: stop).description
    return text.isEmpty ? notices.last?.text ?? "" : text
  }
}

extension AccessibilityTraits {
  /// The traits that AccessibilitySnapshot has words for or reckons with.
  fileprivate static let inSnapshots: AccessibilityTraits = [
    .button, .link, .image, .selected, .keyboardKey, .notEnabled, .searchField, .adjustable,
    .header, .textEntry, .isEditing, .secureTextField, .backButton, .tabBarItem, .textArea,
    .toggleButton,
  ]
}
