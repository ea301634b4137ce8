import PortableUIKit

/// What views want the bars around them to show.
struct BarContent {
  /// The title.
  var title: String?
  /// Buttons where the line begins.
  var leading: [BarButton] = []
  /// Buttons where the line ends.
  var trailing: [BarButton] = []
  /// Buttons at the bottom.
  var bottom: [BarButton] = []
  /// Whether the back button is left out.
  var hidesBackButton = false

  /// Shows it in a navigation bar.
  @MainActor
  func show(in item: UINavigationItem) {
    if let title { item.title = title }
    item.hidesBackButton = hidesBackButton
    item.leftBarButtonItems = leading.isEmpty ? nil : leading.map(\.item)
    item.rightBarButtonItems = trailing.isEmpty ? nil : trailing.reversed().map(\.item)
  }
}

/// A button of a bar.
struct BarButton {
  let facts: AccessibilityFacts

  @MainActor
  var item: UIBarButtonItem {
    let activation = facts.activation
    let item = UIBarButtonItem(
      title: facts.label?.string,
      image: nil,
      primaryAction: UIAction(title: facts.label?.string ?? "") { _ in activation?() }
    )
    item.isEnabled = facts.isEnabled
    item.accessibilityLabel = facts.label?.string
    item.accessibilityHint = facts.hint?.string
    item.accessibilityIdentifier = facts.identifier
    return item
  }
}
