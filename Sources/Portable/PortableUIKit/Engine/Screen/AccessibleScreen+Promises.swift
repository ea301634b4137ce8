package import AccessibilityTree
import Foundation

extension AccessibleScreen {
  /// What comes of using an element.
  package enum Result: Hashable {
    case nothing
    case changed
    /// An adjustable element didn't change, but sent `.valueChanged`.
    case sentEvent
    /// An adjustable element didn't change, but posted a notification.
    case announced
  }

  /// Activates or adjusts an element and observes whether anything comes of it: a handler is
  /// called, the screen or the first responder changes, or a notification is posted.
  package func use(_ id: ElementID, by action: AccessibilityAction) -> Result {
    let before = currentTree()
    let (calls, events) = (HandlerLog.calls, HandlerLog.valueChanges)
    let responder = UIWindow.firstResponder
    let postings = posted.count
    let isControl = registry.object(for: id) is UIControl
    // A control takes every touch, even without a handler.
    let isTaken = perform(action, on: id) && !isControl
    let isAdjustment = action == .increment || action == .decrement
    guard !isAdjustment else {
      if words(of: id, in: before) != words(of: id, in: currentTree()) { return .changed }
      if HandlerLog.valueChanges > events { return .sentEvent }
      return posted.count > postings ? .announced : .nothing
    }
    let isAnswered =
      isTaken || HandlerLog.calls > calls || posted.count > postings
      || UIWindow.firstResponder !== responder || currentTree() != before
    return isAnswered ? .changed : .nothing
  }

  /// What is spoken of an element, apart from its hint.
  package func words(of id: ElementID) -> [String?] { words(of: id, in: currentTree()) }

  private func words(of id: ElementID, in tree: AccessibilityTree) -> [String?] {
    let element = tree.nodes.flatMap(\.allElements).first { $0.id == id }
    return [element?.label, element?.value]
  }

  /// Whether an element is a control of the system, whose steps aren't the app's.
  package func isOfSystem(_ id: ElementID) -> Bool {
    guard let object = registry.object(for: id), object is UIView, type(of: object) != UIView.self
    else { return false }
    let library = LibraryClass(of: object)
    return library.isUnsubclassed && !library.isFromSwiftUI
  }

  /// Whether something else would answer the double tap: the list around a cell that is shown
  /// alone, a script of a web page, the system's colour picker, or the field being edited.
  package func isAnsweredElsewhere(_ id: ElementID) -> Bool {
    guard let object = registry.object(for: id) else { return true }
    let isLoneCell =
      (object is UITableViewCell || object is UICollectionViewCell)
      && !sequence(first: object, next: \.next).contains {
        $0 is UITableView || $0 is UICollectionView
      }
    return isLoneCell || object is UIColorWell || object.isFirstResponder
      || String(reflecting: type(of: object)).hasPrefix("PortableWebKit.")
  }
}
