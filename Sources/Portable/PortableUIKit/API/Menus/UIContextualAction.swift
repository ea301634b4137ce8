public import Foundation

/// An action that a row offers when it is swiped aside.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action does.
  public enum Style: Int, Sendable {
    /// Something.
    case normal = 0
    /// Something that takes the row away.
    case destructive = 1
  }

  /// A closure that performs the action and tells whether it did.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action does.
  public let style: UIContextualAction.Style
  /// The closure that performs it.
  public let handler: Handler
  /// The title.
  open var title: String?
  /// The colour behind the title.
  open var backgroundColor: UIColor?
  /// The picture.
  open var image: UIImage?

  /// Creates an action.
  public init(style: UIContextualAction.Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  // The action for an assistive technology, which performs it without a swipe.
  //
  // Source: recordings of mail and lists, where swipe actions are in the actions rotor; certainty B.
  final func customAction(on view: UIView) -> UIAccessibilityCustomAction? {
    guard let name = title?.nonEmpty ?? image?.spokenName else { return nil }
    return UIAccessibilityCustomAction(name: name) { [weak view] _ in
      guard let view else { return false }
      var isDone = true
      self.handler(self, view) { isDone = $0 }
      return isDone
    }
  }
}
