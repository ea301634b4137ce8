extension RenderedView {
  /// The view with some facts changed.
  func changed(_ change: @escaping (inout AccessibilityFacts) -> Void) -> RenderedView {
    let place = RenderContext(
      identity: identity.entering(.part("changed")),
      environment: EnvironmentValues(),
      pass: RenderPass(graph: ViewGraph {})
    )
    return RenderedView(
      place,
      layout: PassThroughRule(),
      children: [self],
      accessibility: .changed(AccessibilityChange(apply: change))
    )
  }
}
