public import Foundation

/// Which headers and footers of a lazy stack stay in sight; here all views are always there.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The set as a number.
  public let rawValue: UInt32

  /// Creates a set from its number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views one under the other, made when they are needed; here all are made at once.
public struct LazyVStack<Content> {
  let layout: VStackLayout
  let content: Content
}

extension LazyVStack: View where Content: View {
  /// Puts views one under the other.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// What the view is made of.
  public var body: some View {
    ArrangedViews(layout: layout, content: content).frame(maxWidth: .infinity)
  }
}

/// Views beside each other, made when they are needed; here all are made at once.
public struct LazyHStack<Content> {
  let layout: HStackLayout
  let content: Content
}

extension LazyHStack: View where Content: View {
  /// Puts views beside each other.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// What the view is made of.
  public var body: some View { ArrangedViews(layout: layout, content: content) }
}
