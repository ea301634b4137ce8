import Foundation

struct ActionsModifier<Actions: View> {
  let content: Actions
}

extension ActionsModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    let buttons = self.content.rendered(in: context.entering(.part("actions")))
    let properties = buttons.flatMap { AccessibilityCollector().items(of: $0) }.map(\.properties)
    let actions = properties.compactMap { properties -> HostedAction? in
      guard let name = properties.label?.string, let perform = properties.activation else {
        return nil
      }
      return HostedAction(kind: .named(name), perform: perform)
    }
    let change = AccessibilityChange { $0.actions.append(contentsOf: actions.reversed()) }
    return views.enumerated().map { index, view in
      RenderedView(
        context.entering(.index(index)),
        layout: PassThroughRule(),
        children: [view],
        accessibility: .changed(change)
      )
    }
  }
}

struct EffectModifier {
  let name: String
  let kind: @MainActor (RenderContext) -> RenderEffect.Kind

  init(_ name: String, _ kind: @escaping @MainActor (RenderContext) -> RenderEffect.Kind) {
    self.name = name
    self.kind = kind
  }
}

extension EffectModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let identity = context.identity.entering(.part(name))
    context.pass.effects.append(RenderEffect(identity: identity, kind: kind(context)))
    return content.rendered(in: context.entering(.content))
  }
}

struct EnvironmentModifier {
  let change: @MainActor (inout EnvironmentValues) -> Void

  init(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) { self.change = change }
}

extension EnvironmentModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    var inner = context.entering(.content)
    change(&inner.environment)
    return content.rendered(in: inner)
  }
}

struct IdentityModifier {
  let id: AnyHashable
}

extension IdentityModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    content.rendered(in: context.entering(.id(id)))
  }
}

struct LayerModifier<Layer: View> {
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool
}

extension LayerModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    return views.enumerated().map { index, view in
      let itemContext = context.entering(.index(index))
      let layers = layer.rendered(in: itemContext.entering(.part("layer")))
      let children = isBehind ? layers + [view] : [view] + layers
      let rendered = RenderedView(
        itemContext,
        layout: LayerRule(main: isBehind ? layers.count : 0, alignment: alignment),
        children: children
      )
      rendered.layoutHints = view.layoutHints
      rendered.deletion = view.deletion
      return rendered
    }
  }
}

struct LayoutModifier {
  let rule: @MainActor (EnvironmentValues) -> any LayoutRule

  init(_ rule: @escaping @MainActor (EnvironmentValues) -> any LayoutRule) { self.rule = rule }
}

extension LayoutModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    // A layout modifier of a group applies to each view in it.
    content.rendered(in: context.entering(.content)).enumerated().map { index, view in
      RenderedView(
        context.entering(.index(index)),
        layout: rule(context.environment),
        children: [view]
      )
    }
  }
}

/// Reports something to the screen around a view, such as its title.
struct RenderPassModifier {
  let action: @MainActor (RenderPass, RenderContext) -> Void

  init(_ action: @escaping @MainActor (RenderPass, RenderContext) -> Void) { self.action = action }
}

extension RenderPassModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    action(context.pass, context)
    return views
  }
}

struct RepresentationModifier<Other: View> {
  let other: Other
  let isInside: Bool
}

extension RepresentationModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    let others = other.rendered(in: context.entering(.part("representation")))
    let rendered = RenderedView(
      context,
      layout: LayerRule(main: 0, alignment: .center),
      children: views.prefix(1) + []
    )
    rendered.hidden = others
    rendered.accessibility = isInside ? .holding(others) : .represented(others)
    return [rendered]
  }
}

struct RotorModifier<Entries: View> {
  let name: HostedRotor.Name
  let entries: () -> Entries
}

extension RotorModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let stops = entries().rendered(in: context.entering(.part("rotor")))
    let rotor = HostedRotor(name: name, entries: stops.compactMap(\.layoutHints.rotorEntry))
    return content.rendered(in: context.entering(.content)).map { view in
      view.changed { $0.rotors.append(rotor) }
    }
  }
}

struct LayoutHintsModifier {
  let change: @MainActor (inout LayoutHints) -> Void

  init(_ change: @escaping @MainActor (inout LayoutHints) -> Void) { self.change = change }
}

extension LayoutHintsModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    for view in views { change(&view.layoutHints) }
    return views
  }
}
