public import Foundation
public import PortableUIKit

extension View {
  /// Shows the first phase; nothing moves here.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { first(of: phases, content) }
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { first(of: phases, content) }
  private func first<Phase, Content: View>(
    of phases: some Sequence<Phase>,
    _ content: (PlaceholderContentView<Self>, Phase) -> Content
  ) -> AnyView {
    for phase in phases { return AnyView(content(PlaceholderContentView(view: self), phase)) }
    return AnyView(self)
  }
}

/// Several phases of which the first is shown; nothing moves here.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let phases: [Phase]
  let content: (Phase) -> Content
  public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }
  public init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.init(phases, content: content, animation: animation) }
  public var body: some View { phases.first.map(content) }
}

public struct GlassEffectContainer<Content: View>: View {
  let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: some View { content }
}

public struct GlassButtonStyle: SystemButtonStyle {
  public nonisolated init() {}
  public nonisolated init(_ glass: Glass) {}
}
public struct GlassProminentButtonStyle: SystemButtonStyle { public nonisolated init() {} }

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A renderer that makes no pictures here.
@MainActor public final class ImageRenderer<Content: View> {
  public var content: Content
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var proposedSize = ProposedViewSize.unspecified
  public init(content: Content) { self.content = content }
  public var uiImage: UIImage? { nil }
}
