public import Foundation

/// What is under way for the view into which something is dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
  /// How the progress of a drop is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// How far the drop has come.
  var progress: Progress { get }
  /// Makes objects of what was dropped.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// How the progress of a drop is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Not at all.
  case none = 0
  /// As the system does.
  case `default` = 1
}

extension UIDropSession {
  /// Makes objects of a class of what was dropped.
  @discardableResult
  public func loadObjects<T: NSItemProviderReading>(
    ofClass: T.Type,
    completion: @escaping ([T]) -> Void
  ) -> Progress {
    loadObjects(ofClass: ofClass as any NSItemProviderReading.Type) { objects in
      completion(objects.compactMap { $0 as? T })
    }
  }
}
