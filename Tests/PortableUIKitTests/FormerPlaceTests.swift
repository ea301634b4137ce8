import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

/// Where views are after a screen of their own.
@MainActor
struct FormerPlaceTests {
  @Test func `a row of a stack goes back between its neighbours`() throws {
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

  @Test func `several views go back to their order`() throws {
    let rows = ["a", "b", "c", "d"].map { UIView.label($0) }
    let stack = UIStackView(arrangedSubviews: rows)
    try AccessibleScreen(showing: [rows[2], rows[0], rows[1]]).unmount()
    #expect(stack.subviews == rows)
    #expect(stack.arrangedSubviews == rows)
  }

  @Test func `the relations with what is around are in force again`() throws {
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

  @Test func `a view without constraints has the frame it had`() throws {
    let (card, name) = (UIView(), UIView.label("name"))
    name.frame = CGRect(x: 5, y: 6, width: 70, height: 20)
    card.addSubview(name)
    try AccessibleScreen(showing: [name]).unmount()
    #expect(name.frame == CGRect(x: 5, y: 6, width: 70, height: 20))
    #expect(name.superview === card)
  }

  @Test func `a child controller's view goes back to its parent's`() throws {
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

  @Test func `what the app took away meanwhile stays away`() throws {
    let rows = ["a", "b"].map { UIView.label($0) }
    let stack = UIStackView(arrangedSubviews: rows)
    let screen = try AccessibleScreen(showing: rows[0])
    rows[0].removeFromSuperview()
    screen.unmount()
    #expect(stack.arrangedSubviews == [rows[1]])
  }

  @Test func `a view that comes into another one later is laid out by its constraints`() throws {
    let (card, name) = (UIView(), UIView.label("name"))
    name.translatesAutoresizingMaskIntoConstraints = false
    try AccessibleScreen(showing: name).unmount()
    card.addSubview(name)
    name.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20).isActive = true
    #expect(try AccessibleScreen(showing: card).elements.first?.frame.x == 20)
  }
}
