import PortableSwiftUI
import PortableUIKit

extension Stage {
  /// The steps that show alone what this screen shows as well.
  ///
  /// A preview or an expression may show a view with values of its own, so only cells and controls
  /// are parts of it: alone they have neither their content nor their size.
  static func stepsOfParts(in screen: AccessibleScreen) -> Set<Int> {
    let hasAllParts = !offers.contains { $0.step == log.step && $0.isAsked }
    var shown: Set<ObjectIdentifier> = []
    var views: [(view: UIView, isVisible: Bool)] = [(screen.window, true)]
    while let (view, isInVisible) = views.popLast() {
      let isVisible = isInVisible && !view.isHidden
      if hasAllParts, isVisible {
        shown.formUnion(identities(of: view))
      } else if isCellOrControl(view) {
        shown.insert(ObjectIdentifier(type(of: view)))
      }
      views += view.subviews.map { ($0, isVisible) }
    }
    let names = Set(shown.compactMap { variableNames[$0] })
    return Set(offers.filter { $0.isPart(of: shown, names) }.map(\.step))
  }

  /// A view and its controller, their classes, and the types of the SwiftUI views that it shows.
  private static func identities(of view: UIView) -> Set<ObjectIdentifier> {
    var objects: [UIResponder] = [view]
    if let controller = view.next as? UIViewController { objects.append(controller) }
    return HostedViews.types(in: view)
      .union(objects.flatMap { [ObjectIdentifier($0), ObjectIdentifier(type(of: $0))] })
  }

  private static func isCellOrControl(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UITableViewHeaderFooterView
      || view is UICollectionReusableView || view is UIControl || view is UITextView
  }
}

extension Offer {
  fileprivate var isAsked: Bool { if case .asked = kind { true } else { false } }

  fileprivate func isPart(of shown: Set<ObjectIdentifier>, _ names: Set<String>) -> Bool {
    switch kind {
    case .asked: false
    case .variable: names.contains(name)
    case .type(let type): shown.contains(ObjectIdentifier(type))
    }
  }
}
