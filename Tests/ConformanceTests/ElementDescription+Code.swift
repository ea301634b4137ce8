extension ElementDescription {
  /// Swift code that makes a view with the properties.
  static let code = """
    @MainActor func element(
      _ label: String?, _ value: String?, _ hint: String?, _ traits: UIAccessibilityTraits,
      _ actions: [String]
    ) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      view.isAccessibilityElement = true
      view.accessibilityLabel = label
      view.accessibilityValue = value
      view.accessibilityHint = hint
      view.accessibilityTraits = traits
      view.accessibilityCustomActions = actions.map { name in
        UIAccessibilityCustomAction(name: name) { _ in true }
      }
      return view
    }
    """

  var expression: String {
    let texts = [label, value, hint].map { $0.map(Self.literal) ?? "nil" }
    let traits = (traits ?? []).map { ".\($0)" }.joined(separator: ", ")
    let actions = (actions ?? []).map(Self.literal).joined(separator: ", ")
    return "element(\(texts.joined(separator: ", ")), [\(traits)], [\(actions)])"
  }

  private static func literal(_ text: String) -> String {
    "#\"\(text)\"#"
  }
}
