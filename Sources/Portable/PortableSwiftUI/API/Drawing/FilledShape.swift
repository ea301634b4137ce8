/// A figure on the screen; it is no element.
///
/// Source: AccessibilitySnapshot's images; certainty A.
struct FilledShape {
  let color: Color
}

extension FilledShape: View {
  typealias Body = Never
}

extension FilledShape: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] { color.rendered(in: context) }
}
