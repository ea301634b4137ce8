/// A modifier that changes what the surroundings say.
struct EnvironmentModifier {
  let change: @MainActor (inout EnvironmentValues) -> Void

  init(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    self.change = change
  }
}

extension EnvironmentModifier: ViewModifier {
  typealias Body = Never
}

extension EnvironmentModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    var inner = context.entering(.content)
    change(&inner.environment)
    return content.rendered(in: inner)
  }
}
