public import Foundation

/// One of the things that are dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What it gives to other apps.
  public let itemProvider: NSItemProvider
  /// What it is in this app.
  open var localObject: Any?
  /// What is seen of it.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates a thing.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
