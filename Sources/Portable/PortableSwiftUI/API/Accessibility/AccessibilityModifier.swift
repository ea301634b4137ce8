/// A modifier of what assistive technologies meet.
public struct AccessibilityModifier {
  let rule: (_ isEnabled: Bool) -> AccessibilityRule

  init(_ rule: @escaping () -> AccessibilityRule) {
    self.rule = { _ in rule() }
  }

  /// Creates a modifier whose rule depends on whether controls are enabled where the view is.
  init(whereEnabled rule: @escaping (Bool) -> AccessibilityRule) {
    self.rule = rule
  }
}

extension AccessibilityModifier: ViewModifier {
  /// A view of the library has no body of its own.
  public typealias Body = Never
}

extension AccessibilityModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    // Several views in a row are one place for what is said of them.
    guard views.count > 1 else {
      return views.map { view in
        let wrapped = RenderedView(
          context,
          layout: PassThroughRule(),
          children: [view],
          accessibility: rule(context.environment.isEnabled)
        )
        return wrapped
      }
    }
    return views.enumerated().map { index, view in
      RenderedView(
        context.entering(.index(index)),
        layout: PassThroughRule(),
        children: [view],
        accessibility: rule(context.environment.isEnabled)
      )
    }
  }
}
