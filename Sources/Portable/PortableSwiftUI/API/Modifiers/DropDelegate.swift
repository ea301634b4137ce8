public import Foundation
public import PortableUniformTypeIdentifiers

/// Takes what is dropped.
@preconcurrency @MainActor
public protocol DropDelegate {
  /// Whether what is dragged may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what was dropped; says whether it did.
  func performDrop(info: DropInfo) -> Bool
  /// Is called when something is dragged onto the view.
  func dropEntered(info: DropInfo)
  /// Says what a drop would do.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Is called when something is dragged away.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Everything may be dropped.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// What the system likes.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is dragged, and where.
public struct DropInfo {
  /// The place, in points.
  public let location: CGPoint

  /// Whether something of these types is dragged.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

  /// What is dragged of these types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What a drop does.
public struct DropProposal: Sendable {
  /// What a drop does.
  public let operation: DropOperation

  /// Creates one.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// What a drop does.
public enum DropOperation: Sendable {
  case cancel
  case forbidden
  case copy
  case move
}
