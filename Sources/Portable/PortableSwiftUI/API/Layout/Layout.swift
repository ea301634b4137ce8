public import Foundation

/// A way to arrange views.
@preconcurrency @MainActor
public protocol Layout: Animatable {
  /// What is computed once for several questions.
  associatedtype Cache = Void
  /// The views to be arranged.
  typealias Subviews = LayoutSubviews

  /// Computes what is needed for several questions.
  func makeCache(subviews: Subviews) -> Cache

  /// The size taken of a size that is offered, in points.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize

  /// Gives the views their places in an area, in points.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
}

extension Layout where Cache == Void {
  /// Computes nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Arranges views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ArrangedViews(layout: self, content: content())
  }
}

/// A view or layout that moves smoothly; nothing moves here.
public protocol Animatable {}
