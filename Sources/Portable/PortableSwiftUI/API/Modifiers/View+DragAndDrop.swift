public import Foundation
public import PortableUniformTypeIdentifiers

// Nothing is dragged here. Whoever drags with VoiceOver needs actions as well, which are spoken.
nonisolated extension View {
  /// Lets the view be dragged.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Lets the view be dragged, with what is seen below the finger.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Takes what is dropped on the view.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    self
  }

  /// Takes what is dropped on the view.
  public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Lets the view be dragged.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  /// Lets the view be dragged, with what is seen below the finger.
  public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Takes what is dropped on the view.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}
