/// The content of a bar: items, or views made of them.
///
/// Items are views here, so one result builder serves both.
@preconcurrency @MainActor public protocol ToolbarContent: View {}

public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

public struct ToolbarSpacer: ToolbarContent {
  public enum Sizing: Sendable { case fixed, flexible }

  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  public var body: some View { EmptyView() }
}

public struct ToolbarItem<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: View where Content: View {
  public typealias Body = Never

  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) { self.init(placement: placement, content: content()) }
}

extension ToolbarItem: PrimitiveView where Content: View {
  func render(in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    for view in views { view.layoutHints.bar = placement }
    return views
  }
}

extension ToolbarItem: ToolbarContent where Content: View {}

public struct ToolbarItemGroup<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: View where Content: View {
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) { self.init(placement: placement, content: content()) }

  public var body: some View { ToolbarItem(placement: placement) { content } }
}

extension ToolbarItemGroup: ToolbarContent where Content: View {}

public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Place: Sendable { case leading, title, trailing, bottom, keyboard }

  let place: Place

  public static let automatic = ToolbarItemPlacement(place: .trailing)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let principal = ToolbarItemPlacement(place: .title)
  public static let status = ToolbarItemPlacement(place: .bottom)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  public static let navigation = ToolbarItemPlacement(place: .leading)
}

public struct ToolbarPlacement: Equatable, Sendable {
  private let number: Int

  public static let automatic = ToolbarPlacement(number: 0)
  public static let navigationBar = ToolbarPlacement(number: 1)
  public static let bottomBar = ToolbarPlacement(number: 2)
  public static let tabBar = ToolbarPlacement(number: 3)
}

extension View {
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return modifier(
      RenderPassModifier { pass, context in
        let views = content.rendered(in: context.entering(.part("toolbar")))
        pass.bar.add(views)
      }
    )
  }

  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(
      RenderPassModifier { pass, _ in
        if bars.contains(.navigationBar) { pass.bar.isHidden = visibility == .hidden }
      }
    )
  }

  public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      RenderPassModifier { pass, _ in
        if bars.contains(.navigationBar) { pass.bar.isHidden = visibility == .hidden }
      }
    )
  }
}
