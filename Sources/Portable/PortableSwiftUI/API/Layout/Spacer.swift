public import Foundation

/// Room that takes whatever is left.
public struct Spacer {
  /// The least length, in points; `nil` for the usual 8.
  public var minLength: CGFloat?

  /// Creates room.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never
}

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
    view.wishes.isSpacer = true
    view.wishes.priority = -1
    return [view]
  }
}
