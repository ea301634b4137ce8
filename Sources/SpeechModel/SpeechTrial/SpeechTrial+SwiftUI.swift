import AccessibilityTree

extension SpeechTrial {
  /// The modifiers that make a view such an element in SwiftUI; what only its own controls have is left
  /// out, and so is the place.
  var swiftUI: [String] {
    var lines = ["view", "  .accessibilityElement()"]
    func add(_ modifier: String, _ text: String?) {
      guard let text, !text.isEmpty else { return }
      lines.append("  .\(modifier)(\(text.literal))")
    }
    add("accessibilityLabel", element.label)
    add("accessibilityValue", element.value)
    add("accessibilityHint", element.hint)
    let traits = TraitName.names(in: element.traits).compactMap { $0.swiftUI }
    if traits.count == 1 {
      lines.append("  .accessibilityAddTraits(.\(traits[0]))")
    } else if !traits.isEmpty {
      lines.append(
        "  .accessibilityAddTraits([\(traits.map { "." + $0 }.joined(separator: ", "))])"
      )
    }
    if element.traits.contains(.header), let level = element.headingLevel {
      lines.append("  .accessibilityHeading(.h\(level))")
    }
    if element.traits.contains(.adjustable) {
      lines.append("  .accessibilityAdjustableAction { direction in }")
    }
    if !element.userInputLabels.isEmpty {
      let names = element.userInputLabels.map { $0.literal }.joined(separator: ", ")
      lines.append("  .accessibilityInputLabels([\(names)])")
    }
    for action in element.customActions {
      lines.append("  .accessibilityAction(named: \(action.name.literal)) {}")
    }
    for detail in element.customContent {
      let importance = detail.isImportant ? ", importance: .high" : ""
      let values = "\(detail.label.literal), \(detail.value.literal)"
      lines.append("  .accessibilityCustomContent(\(values)\(importance))")
    }
    if element.traits.contains(.notEnabled) { lines.append("  .disabled(true)") }
    return lines
  }
}
