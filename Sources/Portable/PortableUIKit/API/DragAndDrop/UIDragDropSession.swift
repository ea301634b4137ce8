public import Foundation

/// What is under way while something is dragged.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Whether it may be moved and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether it stays within the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Gives the place of the finger in a view.
  func location(in view: UIView) -> CGPoint
  /// Tells whether one of the things has a type of the names.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Tells whether objects of a class can be made of one of the things.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}
