public import Foundation

/// A place whose position isn't known here.
public struct Anchor<Value>: Sendable {
  public struct Source: Sendable {}
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { .init() }
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { .init() }
}

extension Anchor.Source where Value == CGPoint {
  public static var center: Anchor<CGPoint>.Source { .init() }
  public static var top: Anchor<CGPoint>.Source { .init() }
  public static var bottom: Anchor<CGPoint>.Source { .init() }
  public static var leading: Anchor<CGPoint>.Source { .init() }
  public static var trailing: Anchor<CGPoint>.Source { .init() }
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { .init() }
}

extension GeometryProxy {
  public subscript(anchor: Anchor<CGRect>) -> CGRect { CGRect(origin: .zero, size: size) }
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint { .zero }
}

extension View {
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { preference(key: key, value: transform(Anchor())) }
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(alignment: alignment, isBehind: false, layer: transform))
  }
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(alignment: alignment, isBehind: true, layer: transform))
  }
}

/// A layer made of what the content prefers.
struct PreferenceLayer<K: PreferenceKey, Layer: View> {
  let alignment: Alignment
  let isBehind: Bool
  let layer: (K.Value) -> Layer
}

extension PreferenceLayer: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    let value = context.pass.preferences[ObjectIdentifier(K.self)] as? K.Value ?? K.defaultValue
    let rendered = _ViewModifier_Content<EnvironmentModifier> { _ in views }
    return LayerModifier(layer: layer(value), alignment: alignment, isBehind: isBehind)
      .render(rendered, in: context.entering(.part("preference")))
  }
}
