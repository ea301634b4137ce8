import AccessibilityTree

extension TryItElement {
  /// UIKit code that gives a view these properties.
  ///
  /// Omits what only UIKit's own controls have, and the position, which depends on the container.
  var uiKit: [String] {
    var lines = ["view.isAccessibilityElement = true"]
    func set(_ property: String, _ text: String?) {
      guard let text, !text.isEmpty else { return }
      lines.append("view.\(property) = \(text.literal)")
    }
    set("accessibilityLabel", element.label)
    set("accessibilityValue", element.value)
    set("accessibilityHint", element.hint)
    let traits = TraitName.names(in: element.traits).filter { $0.isPublic }
    if traits.count == 1 {
      lines.append("view.accessibilityTraits = .\(traits[0].name)")
    } else if !traits.isEmpty {
      let names = traits.map { "." + $0.name }.joined(separator: ", ")
      lines.append("view.accessibilityTraits = [\(names)]")
    }
    set("accessibilityLanguage", element.language)
    if !element.userInputLabels.isEmpty {
      let names = element.userInputLabels.map { $0.literal }.joined(separator: ", ")
      lines.append("view.accessibilityUserInputLabels = [\(names)]")
    }
    if let isExpanded = element.isExpanded {
      lines.append("view.accessibilityExpandedStatus = .\(isExpanded ? "expanded" : "collapsed")")
    }
    lines += actions + content
    return lines
  }

  private var actions: [String] {
    guard !element.customActions.isEmpty else { return [] }
    let actions = element.customActions.map { action in
      "  UIAccessibilityCustomAction(name: \(action.name.literal)) { _ in true },"
    }
    return ["view.accessibilityCustomActions = ["] + actions + ["]"]
  }

  private var content: [String] {
    guard !element.customContent.isEmpty else { return [] }
    let details = element.customContent.map { detail in
      "  AXCustomContent(label: \(detail.label.literal), value: \(detail.value.literal)),"
    }
    let important = element.customContent.enumerated().filter { $0.element.isImportant }
    return ["view.accessibilityCustomContent = ["] + details + ["]"]
      + important.map { "view.accessibilityCustomContent[\($0.offset)].importance = .high" }
  }

  /// SwiftUI code that gives a view these properties.
  ///
  /// Omits what only SwiftUI's own controls have, and the position.
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
