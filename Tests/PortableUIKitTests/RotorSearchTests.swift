import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
struct RotorSearchTests {
  // Rule: rotor-custom.
  @Test func `rotors of an element or its container search from the focused element`()
    throws
  {
    let labels = ["A", "B", "C"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Vowels and C") { predicate in
        let current = labels.firstIndex { $0 === predicate.currentItem.targetElement } ?? 0
        let index = predicate.searchDirection == .next ? current + 2 : current - 2
        guard labels.indices.contains(index) else { return nil }
        return UIAccessibilityCustomRotorItemResult(
          targetElement: labels[index],
          targetRange: nil
        )
      }
    ]
    labels[0].accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }
    ]
    let screen = try AccessibleScreen(showing: stack)
    let elements = screen.elements
    #expect(
      elements[0].rotors == [
        CustomRotor(name: "", system: .heading),
        CustomRotor(name: "Vowels and C", belongsToElement: false),
      ]
    )
    #expect(elements[0].rotorNames == ["Vowels and C"])
    let ids = elements.map(\.id)
    #expect(screen.search(1, of: ids[0], from: ids[0], .next) == ids[2])
    #expect(screen.search(1, of: ids[0], from: ids[2], .next) == nil)
    #expect(screen.search(0, of: ids[1], from: ids[2], .previous) == ids[0])
    #expect(screen.search(0, of: ids[0], from: ids[0], .next) == nil)
    #expect(screen.search(7, of: ids[0], from: ids[0], .next) == nil)
  }

  // Rule: trait-level.
  // Source: Apple's documentation of the attribute; certainty A.
  @Test(arguments: [(2, 2), (0, nil), (7, nil)])
  func `a heading level is read from the label's attributes`(
    level: Int,
    expected: Int?
  )
    throws
  {
    let label = UILabel()
    label.accessibilityAttributedLabel = NSAttributedString(
      string: "Menu",
      attributes: [.accessibilityTextHeadingLevel: level]
    )
    #expect(try AccessibleScreen(showing: label).elements.first?.headingLevel == expected)
  }

  // Rule: announcement-priority.
  // Source: Apple's documentation of the attributes; certainty A.
  @Test func `an announcement's priority is read from its attributes`() throws {
    let screen = try AccessibleScreen(showing: UILabel())
    func post(_ attributes: [NSAttributedString.Key: Any]) {
      UIAccessibility.post(
        notification: .announcement,
        argument: NSAttributedString(string: "Text", attributes: attributes)
      )
    }
    post([:])
    post([.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.low])
    post([.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high.rawValue])
    post([.accessibilitySpeechQueueAnnouncement: true])
    UIAccessibility.post(notification: .announcement, argument: "Text")
    #expect(
      screen.takeNotifications() == [
        .announcement("Text", isFollowed: true), .announcement("Text", priority: .low),
        .announcement("Text", priority: .high), .announcement("Text", priority: .low),
        .announcement("Text"),
      ]
    )
  }

  // Rule: hold.
  // Source: Apple's guide for VoiceOver gestures: three taps are two for the app; certainty A.
  @Test func `two taps trigger only a two-tap recognizer`() throws {
    final class Zoom: NSObject {
      var count = 0
      func toggle() { count += 1 }
    }
    let zoom = Zoom()
    let view = UIView.element("photo")
    let screen = try AccessibleScreen(showing: view)
    #expect(!screen.perform(.doubleTap, onElementLabeled: "photo"))
    let recognizer = UITapGestureRecognizer(target: zoom, action: Selector(zoom.toggle))
    recognizer.numberOfTapsRequired = 2
    view.addGestureRecognizer(recognizer)
    #expect(screen.perform(.doubleTap, onElementLabeled: "photo"))
    #expect(!screen.perform(.activate, onElementLabeled: "photo"))
    #expect(zoom.count == 1)
  }

  // Rule: not-found.
  // Source: AccessibilitySnapshot; certainty A.
  @Test func `an element that its container doesn't find is not counted`() throws {
    final class Lost: UIView {
      override func index(ofAccessibilityElement element: Any) -> Int {
        (element as? UILabel)?.text == "A"
          ? NSNotFound : super.index(ofAccessibilityElement: element)
      }
    }
    let list = Lost(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    list.accessibilityContainerType = .list
    let labels = ["A", "B"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    for label in labels {
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      list.addSubview(label)
    }
    list.accessibilityElements = labels
    let screen = try AccessibleScreen(showing: list)
    guard case .container(let container, let children) = screen.currentTree().nodes.first,
      case .element(let first) = children.first
    else {
      Issue.record("the list is not a container")
      return
    }
    #expect(container.elementsWithoutIndex == [first.id])
  }
}
