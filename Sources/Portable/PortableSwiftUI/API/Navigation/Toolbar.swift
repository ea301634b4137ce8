/// Controls in the bars around a screen.
public struct ToolbarItem<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: View where Content: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never

  /// Puts a control into a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: PrimitiveView where Content: View {
  func render(in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    for view in views { view.wishes.bar = placement }
    return views
  }
}

/// Several controls in one of the bars around a screen.
public struct ToolbarItemGroup<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: View where Content: View {
  /// Puts controls into a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }

  /// What the view is made of.
  public var body: some View {
    ToolbarItem(placement: placement) { content }
  }
}

/// Where a control of a bar stands.
public struct ToolbarItemPlacement: Equatable, Sendable {
  /// The place in a bar.
  enum Place: Sendable {
    case leading
    case title
    case trailing
    case bottom
    case keyboard
  }

  let place: Place

  /// Where the system likes it.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// For the action that matters most.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// For other actions.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// For what confirms.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// For what leaves without a change.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// For what destroys.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// Where the line begins.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// Where the line ends.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// Where the line begins, as it was called before iOS 17.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// Where the line ends, as it was called before iOS 17.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In the middle.
  public static let principal = ToolbarItemPlacement(place: .title)
  /// For what the state is.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// For ways to other screens.
  public static let navigation = ToolbarItemPlacement(place: .leading)
}

extension View {
  /// Puts controls into the bars around the screen.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return modifier(
      PassModifier { pass, context in
        let views = content.rendered(in: context.entering(.part("toolbar")))
        pass.bar.add(views)
      }
    )
  }

  /// Shows bars or leaves them out.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(
      PassModifier { pass, _ in
        if bars.contains(.navigationBar) { pass.bar.isHidden = visibility == .hidden }
      }
    )
  }

  /// Sets the looks of bars; nothing is heard of it.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  )
    -> some View
  { self }
}

/// One of the bars around a screen.
public struct ToolbarPlacement: Equatable, Sendable {
  private let number: Int

  /// All bars.
  public static let automatic = ToolbarPlacement(number: 0)
  /// The bar of navigation.
  public static let navigationBar = ToolbarPlacement(number: 1)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(number: 2)
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(number: 3)
}
