import Foundation

extension EnvironmentValues {
  public var isLuminanceReduced: Bool { false }
  public var undoManager: UndoManager? { nil }
}

extension View {
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }
  public func safeAreaBar<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
