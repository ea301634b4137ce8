public import Foundation

@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }

  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: UIContextualAction.Style
  public let handler: Handler
  open var title: String?
  open var backgroundColor: UIColor?
  open var image: UIImage?

  public init(style: UIContextualAction.Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  // The action as assistive technologies offer it, performed without a swipe. Source: recordings of
  // mail and lists, where swipe actions are in the actions rotor; certainty B.
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

@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
