/// A modifier that gives a view an identity.
struct IdentityModifier {
  let id: AnyHashable
}

extension IdentityModifier: ViewModifier {
  typealias Body = Never
}

extension IdentityModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    content.rendered(in: context.entering(.id(id)))
  }
}
