/// What a class of UIKit says of itself as long as the app assigns nothing else.
struct BuiltInAccessibility {
  /// Whether an assistive technology stops here.
  var isElement = false
  /// The short name.
  var label: String?
  /// The changing content.
  var value: String?
  /// What happens on activation.
  var hint: String?
  /// The kind and state.
  var traits: UIAccessibilityTraits = []
  /// Whether the element shows what it holds.
  var expandedStatus = UIAccessibility.ExpandedStatus.unsupported
}
