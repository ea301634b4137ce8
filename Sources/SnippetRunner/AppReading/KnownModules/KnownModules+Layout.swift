extension KnownModules {
  /// Constraints are those of UIKit, so that sizes and the order by place are right.
  static let snapKit = #"""
    import Foundation; import UIKit
    protocol ConstraintRelatableTarget {}
    extension UIView: ConstraintRelatableTarget {}
    extension UILayoutGuide: ConstraintRelatableTarget {}
    extension Int: ConstraintRelatableTarget {}
    extension Double: ConstraintRelatableTarget {}
    extension Float: ConstraintRelatableTarget {}
    extension CGFloat: ConstraintRelatableTarget {}
    extension CGSize: ConstraintRelatableTarget {}
    extension CGPoint: ConstraintRelatableTarget {}
    extension UIEdgeInsets: ConstraintRelatableTarget {}
    typealias ConstraintView = UIView
    typealias ConstraintPriority = UILayoutPriority
    typealias ConstraintInsets = UIEdgeInsets
    protocol ConstraintOffsetTarget { var byEarNumber: CGFloat { get } }
    extension Int: ConstraintOffsetTarget { var byEarNumber: CGFloat { CGFloat(self) } }
    extension Double: ConstraintOffsetTarget { var byEarNumber: CGFloat { CGFloat(self) } }
    extension Float: ConstraintOffsetTarget { var byEarNumber: CGFloat { CGFloat(self) } }
    extension CGFloat: ConstraintOffsetTarget { var byEarNumber: CGFloat { self } }
    typealias ConstraintMultiplierTarget = ConstraintOffsetTarget
    final class ConstraintItem: ConstraintRelatableTarget {
      let target: AnyObject; let attributes: [NSLayoutConstraint.Attribute]
      init(_ target: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) { self.target = target; self.attributes = attributes }
    }
    @MainActor final class Constraint {
      var constraints: [NSLayoutConstraint] = []
      var isActive: Bool { get { constraints.first?.isActive ?? false } set { constraints.forEach { $0.isActive = newValue } } }
      func activate() { isActive = true }
      func deactivate() { isActive = false }
      @discardableResult func update(offset: any ConstraintOffsetTarget) -> Constraint { constraints.forEach { $0.constant = offset.byEarNumber }; return self }
      @discardableResult func update(inset: any ConstraintOffsetTarget) -> Constraint { constraints.forEach { $0.constant = $0.constant < 0 ? -inset.byEarNumber : inset.byEarNumber }; return self }
      @discardableResult func update(priority: any ConstraintOffsetTarget) -> Constraint { self }
    }
    @MainActor class ConstraintMakerExtendable {
      let owner: ConstraintMaker
      var attributes: [NSLayoutConstraint.Attribute]
      let made = Constraint()
      var target: AnyObject?
      var targetAttributes: [NSLayoutConstraint.Attribute] = []
      var relation = NSLayoutConstraint.Relation.equal
      var numbers: [NSLayoutConstraint.Attribute: CGFloat] = [:]
      var constant: CGFloat = 0
      var insets = UIEdgeInsets.zero
      var factor: CGFloat = 1
      var level = UILayoutPriority.required
      init(_ owner: ConstraintMaker, _ attributes: [NSLayoutConstraint.Attribute]) { self.owner = owner; self.attributes = attributes; owner.all.append(self) }
      private func adding(_ more: NSLayoutConstraint.Attribute...) -> ConstraintMakerExtendable { attributes += more; return self }
      var left: ConstraintMakerExtendable { adding(.left) }
      var right: ConstraintMakerExtendable { adding(.right) }
      var top: ConstraintMakerExtendable { adding(.top) }
      var bottom: ConstraintMakerExtendable { adding(.bottom) }
      var leading: ConstraintMakerExtendable { adding(.leading) }
      var trailing: ConstraintMakerExtendable { adding(.trailing) }
      var width: ConstraintMakerExtendable { adding(.width) }
      var height: ConstraintMakerExtendable { adding(.height) }
      var centerX: ConstraintMakerExtendable { adding(.centerX) }
      var centerY: ConstraintMakerExtendable { adding(.centerY) }
      var edges: ConstraintMakerExtendable { adding(.top, .left, .bottom, .right) }
      var directionalEdges: ConstraintMakerExtendable { adding(.top, .leading, .bottom, .trailing) }
      var horizontalEdges: ConstraintMakerExtendable { adding(.left, .right) }
      var verticalEdges: ConstraintMakerExtendable { adding(.top, .bottom) }
      var size: ConstraintMakerExtendable { adding(.width, .height) }
      var center: ConstraintMakerExtendable { adding(.centerX, .centerY) }
      var lastBaseline: ConstraintMakerExtendable { adding(.lastBaseline) }
      var firstBaseline: ConstraintMakerExtendable { adding(.firstBaseline) }
      var margins: ConstraintMakerExtendable { edges }
      @discardableResult func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerExtendable { relate(other, .equal) }
      @discardableResult func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerExtendable { relate(other, .lessThanOrEqual) }
      @discardableResult func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerExtendable { relate(other, .greaterThanOrEqual) }
      @discardableResult func equalToSuperview() -> ConstraintMakerExtendable { owner.view.superview.map { relate($0, .equal) } ?? self }
      @discardableResult func lessThanOrEqualToSuperview() -> ConstraintMakerExtendable { owner.view.superview.map { relate($0, .lessThanOrEqual) } ?? self }
      @discardableResult func greaterThanOrEqualToSuperview() -> ConstraintMakerExtendable { owner.view.superview.map { relate($0, .greaterThanOrEqual) } ?? self }
      @discardableResult func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerExtendable { constant = amount.byEarNumber; return self }
      @discardableResult func inset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerExtendable { let n = amount.byEarNumber; insets = UIEdgeInsets(top: n, left: n, bottom: n, right: n); return self }
      @discardableResult func inset(_ amount: UIEdgeInsets) -> ConstraintMakerExtendable { insets = amount; return self }
      @discardableResult func offset(_ amount: CGPoint) -> ConstraintMakerExtendable { numbers[.centerX] = amount.x; numbers[.centerY] = amount.y; return self }
      @discardableResult func offset(_ amount: CGSize) -> ConstraintMakerExtendable { numbers[.width] = amount.width; numbers[.height] = amount.height; return self }
      @discardableResult func multipliedBy(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerExtendable { factor = amount.byEarNumber; return self }
      @discardableResult func dividedBy(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerExtendable { factor = 1 / amount.byEarNumber; return self }
      @discardableResult func priority(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerExtendable { level = UILayoutPriority(Float(amount.byEarNumber)); return self }
      @discardableResult func priority(_ amount: UILayoutPriority) -> ConstraintMakerExtendable { level = amount; return self }
      @discardableResult func labeled(_ label: String) -> ConstraintMakerExtendable { self }
      var constraint: Constraint { made }
      private func relate(_ other: any ConstraintRelatableTarget, _ relation: NSLayoutConstraint.Relation) -> ConstraintMakerExtendable {
        self.relation = relation
        switch other {
        case let item as ConstraintItem: target = item.target; targetAttributes = item.attributes
        case let number as any ConstraintOffsetTarget: constant = number.byEarNumber
        case let size as CGSize: numbers[.width] = size.width; numbers[.height] = size.height
        case let view as UIView: target = view
        case let guide as UILayoutGuide: target = guide
        default: break
        }
        return self
      }
      func build() {
        for (index, attribute) in attributes.enumerated() {
          var item = target
          var other = targetAttributes.count == attributes.count ? targetAttributes[index] : targetAttributes.first ?? attribute
          let isSize = attribute == .width || attribute == .height
          if item == nil, !isSize { item = owner.view.superview }
          if item == nil { other = .notAnAttribute }
          let isEnd = [.bottom, .right, .trailing].contains(attribute)
          let inset: CGFloat = switch attribute { case .top: insets.top; case .bottom: insets.bottom; case .left, .leading: insets.left; case .right, .trailing: insets.right; default: 0 }
          let sizeInset: CGFloat = attribute == .width ? insets.left + insets.right : attribute == .height ? insets.top + insets.bottom : 0
          let new = NSLayoutConstraint(item: owner.view, attribute: attribute, relatedBy: relation, toItem: item, attribute: other, multiplier: factor, constant: (numbers[attribute] ?? constant) + (isEnd ? -inset : inset) - sizeInset)
          new.priority = level
          made.constraints.append(new)
        }
      }
    }
    typealias ConstraintMakerEditable = ConstraintMakerExtendable
    typealias ConstraintMakerRelatable = ConstraintMakerExtendable
    typealias ConstraintMakerFinalizable = ConstraintMakerExtendable
    @MainActor final class ConstraintMaker {
      let view: UIView
      var all: [ConstraintMakerExtendable] = []
      init(_ view: UIView) { self.view = view }
      var left: ConstraintMakerExtendable { .init(self, [.left]) }
      var right: ConstraintMakerExtendable { .init(self, [.right]) }
      var top: ConstraintMakerExtendable { .init(self, [.top]) }
      var bottom: ConstraintMakerExtendable { .init(self, [.bottom]) }
      var leading: ConstraintMakerExtendable { .init(self, [.leading]) }
      var trailing: ConstraintMakerExtendable { .init(self, [.trailing]) }
      var width: ConstraintMakerExtendable { .init(self, [.width]) }
      var height: ConstraintMakerExtendable { .init(self, [.height]) }
      var centerX: ConstraintMakerExtendable { .init(self, [.centerX]) }
      var centerY: ConstraintMakerExtendable { .init(self, [.centerY]) }
      var lastBaseline: ConstraintMakerExtendable { .init(self, [.lastBaseline]) }
      var firstBaseline: ConstraintMakerExtendable { .init(self, [.firstBaseline]) }
      var edges: ConstraintMakerExtendable { .init(self, [.top, .left, .bottom, .right]) }
      var directionalEdges: ConstraintMakerExtendable { .init(self, [.top, .leading, .bottom, .trailing]) }
      var horizontalEdges: ConstraintMakerExtendable { .init(self, [.left, .right]) }
      var verticalEdges: ConstraintMakerExtendable { .init(self, [.top, .bottom]) }
      var size: ConstraintMakerExtendable { .init(self, [.width, .height]) }
      var center: ConstraintMakerExtendable { .init(self, [.centerX, .centerY]) }
      var margins: ConstraintMakerExtendable { edges }
    }
    @MainActor struct ConstraintViewDSL {
      let view: UIView
      @discardableResult func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        let maker = ConstraintMaker(view)
        closure(maker)
        maker.all.forEach { $0.build() }
        return maker.all.map(\.made)
      }
      func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
        view.translatesAutoresizingMaskIntoConstraints = false
        let made = prepareConstraints(closure).flatMap(\.constraints)
        NSLayoutConstraint.activate(made)
        ByEarMade.all[ObjectIdentifier(view), default: []] += made
      }
      func remakeConstraints(_ closure: (ConstraintMaker) -> Void) { removeConstraints(); makeConstraints(closure) }
      func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
        for new in prepareConstraints(closure).flatMap(\.constraints) {
          let known = ByEarMade.all[ObjectIdentifier(view)]?.first { $0.firstAttribute == new.firstAttribute && $0.relation == new.relation && $0.isActive }
          if let known { known.constant = new.constant } else { new.isActive = true; ByEarMade.all[ObjectIdentifier(view), default: []].append(new) }
        }
      }
      func removeConstraints() { ByEarMade.all[ObjectIdentifier(view)]?.forEach { $0.isActive = false }; ByEarMade.all[ObjectIdentifier(view)] = nil }
    }
    @MainActor enum ByEarMade { static var all: [ObjectIdentifier: [NSLayoutConstraint]] = [:] }
    @MainActor protocol ByEarAnchored { var byEarTarget: AnyObject { get } }
    extension ConstraintViewDSL: ByEarAnchored { var byEarTarget: AnyObject { view } }
    struct ConstraintLayoutGuideDSL: ByEarAnchored { let guide: UILayoutGuide; var byEarTarget: AnyObject { guide } }
    extension ByEarAnchored {
      var left: ConstraintItem { .init(byEarTarget, [.left]) }
      var right: ConstraintItem { .init(byEarTarget, [.right]) }
      var top: ConstraintItem { .init(byEarTarget, [.top]) }
      var bottom: ConstraintItem { .init(byEarTarget, [.bottom]) }
      var leading: ConstraintItem { .init(byEarTarget, [.leading]) }
      var trailing: ConstraintItem { .init(byEarTarget, [.trailing]) }
      var width: ConstraintItem { .init(byEarTarget, [.width]) }
      var height: ConstraintItem { .init(byEarTarget, [.height]) }
      var centerX: ConstraintItem { .init(byEarTarget, [.centerX]) }
      var centerY: ConstraintItem { .init(byEarTarget, [.centerY]) }
      var lastBaseline: ConstraintItem { .init(byEarTarget, [.lastBaseline]) }
      var firstBaseline: ConstraintItem { .init(byEarTarget, [.firstBaseline]) }
      var edges: ConstraintItem { .init(byEarTarget, [.top, .left, .bottom, .right]) }
      var size: ConstraintItem { .init(byEarTarget, [.width, .height]) }
      var center: ConstraintItem { .init(byEarTarget, [.centerX, .centerY]) }
    }
    extension UIView { var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) } }
    extension UILayoutGuide { var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) } }
    extension UIViewController {
      var topLayoutGuideBottom: ConstraintItem { .init(view.safeAreaLayoutGuide, [.top]) }
    }

    """#

  /// What is looked for inside UIKit's views changes no words.
  static let introspect = #"""
    import SwiftUI; import UIKit
    struct IntrospectedKind<V> {}
    extension IntrospectedKind where V == UIScrollView { static var scrollView: Self { .init() } }
    extension IntrospectedKind where V == UICollectionView { static var list: Self { .init() }; static var form: Self { .init() } }
    extension IntrospectedKind where V == UITabBarController { static var tabView: Self { .init() } }
    extension IntrospectedKind where V == UINavigationController { static var navigationStack: Self { .init() }; static var navigationView: Self { .init() } }
    extension IntrospectedKind where V == UITextField { static var textField: Self { .init() }; static var secureField: Self { .init() } }
    extension IntrospectedKind where V == UITextView { static var textEditor: Self { .init() } }
    extension IntrospectedKind where V == UIViewController { static var viewController: Self { .init() } }
    extension IntrospectedKind where V == UIWindow { static var window: Self { .init() } }
    struct IntrospectedVersion { static let v13 = Self(), v14 = Self(), v15 = Self(), v16 = Self(), v17 = Self(), v18 = Self(), v26 = Self() }
    struct IntrospectedPlatform { static func iOS(_ versions: IntrospectedVersion...) -> Self { .init() } }
    extension View {
      func introspect<V>(_ kind: IntrospectedKind<V>, on platforms: IntrospectedPlatform..., scope: Any? = nil, customize: @escaping (V) -> Void) -> some View { self }
    }

    """#
}
