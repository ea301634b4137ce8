import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
struct OriginalPositionTests {
  @Test func `a row returns to its place in a stack`() throws {
    let rows = ["a", "b", "c"].map { UIView.label($0) }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    let screen = try AccessibleScreen(showing: rows[1])
    #expect(screen.spoken() == ["b"])
    screen.unmount()
    #expect(stack.subviews == rows)
    #expect(stack.arrangedSubviews == rows)
    #expect(!rows[1].translatesAutoresizingMaskIntoConstraints)
    #expect(rows[1].frame == .zero)
    #expect(try AccessibleScreen(showing: stack).spoken() == ["a", "b", "c"])
  }

  @Test func `several views return in their order`() throws {
    let rows = ["a", "b", "c", "d"].map { UIView.label($0) }
    let stack = UIStackView(arrangedSubviews: rows)
    try AccessibleScreen(showing: [rows[2], rows[0], rows[1]]).unmount()
    #expect(stack.subviews == rows)
    #expect(stack.arrangedSubviews == rows)
  }

  @Test func `constraints to other views are active again`() throws {
    let (card, name) = (UIView(), UIView.label("name"))
    name.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(name)
    let inner = name.widthAnchor.constraint(equalToConstant: 80)
    let relations = [
      name.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      name.topAnchor.constraint(equalTo: card.topAnchor, constant: 30), inner,
    ]
    NSLayoutConstraint.activate(relations)
    try AccessibleScreen(showing: name).unmount()
    #expect(relations.filter(\.isActive) == relations)
    #expect(name.superview === card)
    let screen = try AccessibleScreen(showing: card)
    #expect(screen.elements.first?.frame.x == 20)
  }

  @Test func `a view without constraints gets its frame back`() throws {
    let (card, name) = (UIView(), UIView.label("name"))
    name.frame = CGRect(x: 5, y: 6, width: 70, height: 20)
    card.addSubview(name)
    try AccessibleScreen(showing: [name]).unmount()
    #expect(name.frame == CGRect(x: 5, y: 6, width: 70, height: 20))
    #expect(name.superview === card)
  }

  @Test func `a child controller's view returns to its parent's view`() throws {
    let (parent, child) = (UIViewController(), UIViewController())
    child.view.addSubview(.label("child"))
    child.view.frame = CGRect(x: 0, y: 100, width: 200, height: 50)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    try AccessibleScreen(showing: child).unmount()
    #expect(child.view.superview === parent.view)
    #expect(child.view.frame == CGRect(x: 0, y: 100, width: 200, height: 50))
    #expect(child.view.autoresizingMask == [])
  }

  @Test func `a view the app has removed meanwhile stays removed`() throws {
    let rows = ["a", "b"].map { UIView.label($0) }
    let stack = UIStackView(arrangedSubviews: rows)
    let screen = try AccessibleScreen(showing: rows[0])
    rows[0].removeFromSuperview()
    screen.unmount()
    #expect(stack.arrangedSubviews == [rows[1]])
  }

  @Test func `a view added to another one later is laid out by constraints`() throws {
    let (card, name) = (UIView(), UIView.label("name"))
    name.translatesAutoresizingMaskIntoConstraints = false
    try AccessibleScreen(showing: name).unmount()
    card.addSubview(name)
    name.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20).isActive = true
    #expect(try AccessibleScreen(showing: card).elements.first?.frame.x == 20)
  }
}
