import Foundation

/// A line between views.
public struct Divider {
  /// Creates a line.
  public init() {}
}

extension Divider: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never
}

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
