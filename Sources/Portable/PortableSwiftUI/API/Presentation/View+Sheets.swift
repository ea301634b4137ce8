import PortableUIKit

extension View {
  /// Shows a sheet while a condition holds.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented(isPresented, onDismiss, .pageSheet) { AnyView(content()) }
  }

  /// Shows a sheet for something.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented(item.isThere(), onDismiss, .pageSheet) {
      item.wrappedValue.map { AnyView(content($0)) } ?? AnyView(EmptyView())
    }
  }

  /// Covers the screen while a condition holds.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented(isPresented, onDismiss, .fullScreen) { AnyView(content()) }
  }

  /// Covers the screen for something.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented(item.isThere(), onDismiss, .fullScreen) {
      item.wrappedValue.map { AnyView(content($0)) } ?? AnyView(EmptyView())
    }
  }

  /// Shows a popover while a condition holds; on a phone it is a sheet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented(isPresented, nil, .pageSheet) { AnyView(content()) }
  }

  /// Says how high a sheet is; it rests at the smallest height at first.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(PassModifier { pass, _ in pass.sheetHeights = detents })
  }

  /// Says whether the grabber of a sheet is seen; nothing is heard of it.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  private func presented(
    _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?,
    _ style: UIModalPresentationStyle,
    content: @escaping () -> AnyView
  ) -> some View {
    modifier(
      PassModifier { pass, context in
        pass.presentations.append(
          Presented(
            identity: context.identity.entering(.part("sheet")),
            isShown: isPresented.wrappedValue,
            kind: .sheet(isPresented.wrappedValue ? content() : AnyView(EmptyView()), style),
            environment: context.environment,
            leave: { isPresented.wrappedValue = false },
            onDismiss: onDismiss
          )
        )
      }
    )
  }
}

extension Binding {
  /// Whether there is something; `false` takes it away.
  func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  let share: Double

  /// Half of the screen.
  public static let medium = PresentationDetent(share: 0.5)
  /// The screen.
  public static let large = PresentationDetent(share: 1)
  /// A part of the screen.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(share: fraction)
  }
  /// A height in points.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(share: -height)
  }
}

/// Where a popover points.
public enum PopoverAttachmentAnchor: Sendable {
  /// At an area.
  case rect(Anchor)
  /// At a point.
  case point(UnitPoint)

  /// An area.
  public struct Anchor: Sendable {
    /// That of the view.
    public static let bounds = Anchor()
  }
}
