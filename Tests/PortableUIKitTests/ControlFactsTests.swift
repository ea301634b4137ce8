import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
struct ControlFactsTests {
  struct Fact: CustomTestStringConvertible {
    let rule: String
    let lines: [String]
    let make: @MainActor () -> Any
    var testDescription: String { rule }

    init(_ rule: String, _ lines: String..., make: @escaping @MainActor () -> Any) {
      self.rule = rule
      self.lines = lines
      self.make = make
    }
  }

  // Source: AccessibilitySnapshot's reference images, and Apple's string tables for words. Below A
  // are the name of a tab bar on entry and that a wheel is an element (B), the use of the strings of a
  // progress view, and which bar item has which system string (C).
  nonisolated static let facts: [Fact] = [
    Fact("default-view") { UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) },
    Fact("default-container") { [UIScrollView(), UIStackView()] },
    Fact("default-element", "Star") {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityLabel = "Star"
      element.accessibilityFrameInContainerSpace = view.bounds
      view.accessibilityElements = [element]
      return view
    },
    Fact("default-label", "Text", "Name", "Text, Value") {
      let labels = (0..<3).map { _ in UIView.label("Text") }
      labels[1].accessibilityLabel = "Name"
      labels[2].accessibilityValue = "Value"
      return labels
    },
    Fact("default-button", "Buy, Button", "selected, Buy, Button", "Buy, dimmed, Button") {
      let buttons = (0..<3).map { _ in button() }
      buttons[1].isSelected = true
      buttons[2].isEnabled = false
      return buttons
    },
    Fact("default-button-traits", "Buy, Heading") {
      let heading = button()
      heading.accessibilityTraits = .header
      return heading
    },
    Fact("default-image", "Cat, Image") {
      let view = UIImageView(image: UIImage(named: "cat"))
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Cat"
      return view
    },
    Fact("default-switch", "Switch button, off", "Wi-Fi, dimmed, Switch button, on") {
      let toggle = UISwitch()
      toggle.isOn = true
      toggle.isEnabled = false
      toggle.accessibilityLabel = "Wi-Fi"
      toggle.accessibilityValue = "ignored"
      return [UISwitch(), toggle]
    },
    Fact("default-slider", "75%, adjustable") {
      let slider = UISlider()
      slider.value = 0.75
      return slider
    },
    Fact("default-stepper", "Decrement, Button", "Increment, Button") { UIStepper() },
    Fact("default-segments", "Day, Button, 1 of 2", "selected, Week, Button, 2 of 2") {
      let control = UISegmentedControl(items: ["Day", "Week"])
      control.selectedSegmentIndex = 1
      return control
    },
    Fact("default-page-control", "page 2 of 3, adjustable") {
      let control = UIPageControl()
      control.numberOfPages = 3
      control.currentPage = 1
      return control
    },
    Fact("default-field", "Name, Text field", "Ann, dimmed, Text field") {
      let fields = [UITextField(), UITextField()]
      for field in fields { field.placeholder = "Name" }
      fields[1].text = "Ann"
      fields[1].isEnabled = false
      return fields
    },
    Fact("default-secure-field", "•••, Secure text field") {
      let field = UITextField()
      field.isSecureTextEntry = true
      field.text = "abc"
      return field
    },
    Fact("default-text-view", "Notes, Text field") {
      let view = UITextView()
      view.text = "Notes"
      return view
    },
    Fact("default-tab", "Tab Bar, selected, Home, Tab, 1 of 2", "Tab, 2 of 2") {
      let bar = UITabBar()
      bar.items = [
        UITabBarItem(title: "Home", image: nil, tag: 0),
        UITabBarItem(title: nil, image: UIImage(), tag: 1),
      ]
      bar.selectedItem = bar.items?.first
      return bar
    },
    Fact("default-bar-button", "Second, Heading", "Done, Button") {
      let controller = UIViewController()
      controller.title = "Second"
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .done,
        target: nil,
        action: nil
      )
      return UINavigationController(rootViewController: controller)
    },
    Fact("default-back", "First, Back button", "Second, Heading") { pushed(upon: "First") },
    Fact("default-back-untitled", "Back button", "Second, Heading") { pushed(upon: nil) },
    Fact("default-activity", "In progress", "Progress halted") {
      let wheels = [UIActivityIndicatorView(), UIActivityIndicatorView()]
      for wheel in wheels {
        wheel.hidesWhenStopped = false
        wheel.startAnimating()
      }
      wheels[1].stopAnimating()
      return wheels
    },
    Fact("default-progress", "Progress, 50%") {
      let view = UIProgressView(progressViewStyle: .default)
      view.progress = 0.5
      return view
    },
  ]

  // Rule: default-view, default-container, default-element, default-label, default-button.
  // Rule: default-button-traits, default-image, default-switch, default-slider, default-stepper.
  // Rule: default-segments, default-page-control, default-field, default-secure-field.
  // Rule: default-text-view, default-tab, default-bar-button, default-back, default-back-untitled.
  // Rule: default-activity, default-progress.
  @Test(arguments: facts)
  func `controls match the facts of certainty A`(_ fact: Fact) throws {
    #expect(try AccessibleScreen(showing: fact.make()).spoken() == fact.lines)
  }

  @Test func `the cases here are exactly the facts on the page`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "docs/speech.md"), encoding: .utf8)
    let rules = page.matches(of: /\| `(default-[a-z-]+)` \|/).map { String($0.output.1) }
    #expect(rules.count > 15)
    #expect(rules == Self.facts.map(\.rule))
  }

  private static func button() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    return button
  }

  private static func pushed(upon title: String?) -> UIViewController {
    let first = UIViewController()
    first.title = title
    let second = UIViewController()
    second.title = "Second"
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    return navigation
  }
}
