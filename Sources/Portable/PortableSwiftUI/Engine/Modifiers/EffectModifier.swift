/// A modifier that lets something happen after a rendering.
struct EffectModifier {
  let name: String
  let kind: @MainActor (RenderContext) -> RenderEffect.Kind

  init(_ name: String, _ kind: @escaping @MainActor (RenderContext) -> RenderEffect.Kind) {
    self.name = name
    self.kind = kind
  }
}

extension EffectModifier: ViewModifier {
  typealias Body = Never
}

extension EffectModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let identity = context.identity.entering(.part(name))
    context.pass.effects.append(RenderEffect(identity: identity, kind: kind(context)))
    return content.rendered(in: context.entering(.content))
  }
}
