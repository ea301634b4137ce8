import AccessibilityTree

extension UtteranceComposer {
  /// Returns the parts of a stop after the names of the containers that the focus enters.
  ///
  /// Where one of these is not enabled, the selected state comes before all of them.
  ///
  /// Source: captures of iPadOS 27.0; certainty H.
  func entry(
    into containers: [AccessibilityContainer],
    before parts: [UtterancePart]
  ) -> [UtterancePart] {
    let names = containers.flatMap(self.parts)
    guard names.contains(where: { $0.rule == .groupDimmed }), var selected = parts.first,
      selected.role == .selected
    else { return names + parts }
    selected.rule = .groupDimmed
    return [selected] + names + parts.dropFirst()
  }

  /// Returns the name of a container, if it has one that is spoken on entry.
  ///
  /// One that is not enabled says so after its name.
  ///
  /// Source: captures of iPadOS 27.0, akaDuality's book, magentaA11y; certainty H for groups.
  private func parts(of container: AccessibilityContainer) -> [UtterancePart] {
    let words = SpeechWords.words(for: container.language, otherwise: settings.language)
    let label = (container.label?.spokenForm).map(Word.app)
    let value = (container.value?.spokenForm).map(Word.app)
    let texts: [Word?] =
      switch container.kind {
      case .semanticGroup: [label, value]
      case .tabBar: [label ?? words.places.tabBar, value]
      case .series, .landmark, .tabBarTrait: label == nil ? [] : [label, value]
      case .group, .list, .dataTable: []
      }
    let names = texts.compactMap { $0 }.map { text in
      UtterancePart(.container, text, rule: text.isOfApp ? .entryName : .entryTabBar)
    }
    guard !container.isEnabled, !names.isEmpty else { return names }
    return names + [UtterancePart(.container, words.traits.dimmed, rule: .groupDimmed)]
  }
}
