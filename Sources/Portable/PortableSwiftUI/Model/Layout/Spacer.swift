public import Foundation

public struct Spacer {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View { public typealias Body = Never }

extension Spacer: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let least = minLength ?? 8
    let axis = context.environment.stackAxis
    let rule = LeafRule { proposal in
      let wanted = proposal.replacingUnspecifiedDimensions(by: CGSize(width: least, height: least))
      return CGSize(
        width: axis == .vertical ? 0 : max(least, wanted.width),
        height: axis == .horizontal ? 0 : max(least, wanted.height)
      )
    }
    let view = RenderedView(context, layout: rule)
    view.layoutHints.isSpacer = true
    view.layoutHints.priority = -1
    return [view]
  }
}

public struct Divider { public init() {} }
extension Divider: View { public typealias Body = Never }

extension Divider: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let isUpright = context.environment.stackAxis == .horizontal
    let rule = LeafRule { proposal in
      let size = proposal.replacingUnspecifiedDimensions()
      return isUpright
        ? CGSize(width: 1, height: size.height) : CGSize(width: size.width, height: 1)
    }
    return [RenderedView(context, layout: rule, surface: FillSurface(color: .separator))]
  }
}

/// The first of several views that fits.
///
/// The available space is that of the screen, as for `GeometryReader`.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View where Content: View {
  public typealias Body = Never

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.init(axes: axes, content: content())
  }
}

extension ViewThatFits: PrimitiveView where Content: View {
  func render(in context: RenderContext) -> [RenderedView] {
    let availableSize = context.environment.availableSize
    let views = content.rendered(in: context.entering(.content))
    let fitting = views.first { view in
      let size = view.size(in: .unspecified)
      return (!axes.contains(.horizontal) || size.width <= availableSize.width)
        && (!axes.contains(.vertical) || size.height <= availableSize.height)
    }
    return (fitting ?? views.last).map { [$0] } ?? []
  }
}
