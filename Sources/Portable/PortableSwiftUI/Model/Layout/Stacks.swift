public import Foundation

public struct HStack<Content> {
  let layout: HStackLayout
  let content: Content
}

extension HStack: View where Content: View {
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { ArrangedViews(layout: layout, content: content) }
}

public struct VStack<Content> {
  let layout: VStackLayout
  let content: Content
}

extension VStack: View where Content: View {
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { ArrangedViews(layout: layout, content: content) }
}

public struct ZStack<Content> {
  let layout: ZStackLayout
  let content: Content
}

extension ZStack: View where Content: View {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  public var body: some View { ArrangedViews(layout: layout, content: content) }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A vertical stack; unlike on a device, all its views are created at once.
public struct LazyVStack<Content> {
  let layout: VStackLayout
  let content: Content
}

extension LazyVStack: View where Content: View {
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View {
    ArrangedViews(layout: layout, content: content).frame(maxWidth: .infinity)
  }
}

public struct LazyHStack<Content> {
  let layout: HStackLayout
  let content: Content
}

extension LazyHStack: View where Content: View {
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { ArrangedViews(layout: layout, content: content) }
}
