import PortableUIKit

extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presented(isPresented, onDismiss, .pageSheet) { AnyView(content()) } }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented(item.hasValue(), onDismiss, .pageSheet) {
      item.wrappedValue.map { AnyView(content($0)) } ?? AnyView(EmptyView())
    }
  }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presented(isPresented, onDismiss, .fullScreen) { AnyView(content()) } }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented(item.hasValue(), onDismiss, .fullScreen) {
      item.wrappedValue.map { AnyView(content($0)) } ?? AnyView(EmptyView())
    }
  }

  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presented(isPresented, nil, .pageSheet) { AnyView(content()) } }

  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(RenderPassModifier { pass, _ in pass.sheetHeights = detents })
  }

  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  private func presented(
    _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?,
    _ style: UIModalPresentationStyle,
    content: @escaping () -> AnyView
  ) -> some View {
    modifier(
      RenderPassModifier { pass, context in
        pass.presentations.append(
          PresentationRequest(
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
  func hasValue<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

public struct PresentationDetent: Hashable, Sendable {
  let share: Double

  public static let medium = PresentationDetent(share: 0.5)
  public static let large = PresentationDetent(share: 1)
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(share: fraction)
  }
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(share: -height)
  }
}

public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor)
  case point(UnitPoint)

  public struct Anchor: Sendable { public static let bounds = Anchor() }
}
