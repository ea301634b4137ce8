import Foundation

/// The drag in progress: one session for the source view and all possible destinations.
///
/// Assistive technologies drag with actions: one begins the drag, then every view that can take the
/// items offers an action to drop them. Source: Apple's documentation of dragging for
/// accessibility; certainty A that actions do it.
@MainActor
final class ActiveDrag: NSObject, UIDragSession, UIDropSession {
  static var current: ActiveDrag?

  var items: [UIDragItem] = []
  var source: (list: UIScrollView, path: IndexPath)?
  var localContext: Any?
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 1)
  var place = CGPoint.zero

  var localDragSession: (any UIDragSession)? { self }
  var allowsMoveOperation: Bool { true }
  var isRestrictedToDraggingApplication: Bool { false }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    completion(items.compactMap { $0.itemProvider.object(ofClass: aClass) })
    return progress
  }

  /// Begins a drag of the items.
  ///
  /// - Returns: Whether there were any items.
  func begin(_ items: [UIDragItem]) -> Bool {
    self.items = items
    ActiveDrag.current = items.isEmpty ? nil : self
    return !items.isEmpty
  }
}

@MainActor
final class DroppedItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { .zero }

  init(_ item: UIDragItem, from path: IndexPath?) {
    dragItem = item
    sourceIndexPath = path
    super.init()
  }
}

@MainActor
final class ImmediateChanges: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
