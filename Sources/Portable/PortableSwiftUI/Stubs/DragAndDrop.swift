public import Foundation
public import PortableUniformTypeIdentifiers

@preconcurrency @MainActor public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

public struct DropInfo {
  public let location: CGPoint
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

// Accepted without effect. VoiceOver users need actions in addition to dragging, and those are
// spoken.
nonisolated extension View {
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> V
  ) -> some View { self }
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    self
  }
  public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View { self }
  public func dropDestination<T>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}
