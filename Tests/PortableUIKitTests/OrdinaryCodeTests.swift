import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

/// What ordinary files of apps write beside accessibility: it compiles, and speech is what it was.
@MainActor
struct OrdinaryCodeTests {
  @Test func `a view above the keyboard ends at the safe area while there is none`() throws {
    let controller = UIViewController()
    let form = UIView()
    form.translatesAutoresizingMaskIntoConstraints = false
    form.isAccessibilityElement = true
    form.accessibilityLabel = "Form"
    controller.view.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: controller.view.topAnchor),
      form.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      form.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
    let element = try #require(try AccessibleScreen(showing: controller).elements.first)
    #expect(element.frame.height == 840)
    #expect(controller.view.keyboardLayoutGuide === controller.view.keyboardLayoutGuide)
  }

  @Test func `a recognizer that ends editing passes itself for true, as in Objective-C`() throws {
    let screen = UIView()
    let field = UITextField()
    screen.addSubview(field)
    field.becomeFirstResponder()
    UIButton().sendAction(Selector(screen.endEditing), to: screen, for: nil)
    #expect(!field.isFirstResponder)
  }

  @Test func `a slider with pictures of its own says what it said`() throws {
    let slider = UISlider()
    slider.value = 0.5
    slider.setThumbImage(UIImage(named: "knob"), for: .normal)
    slider.setMinimumTrackImage(nil, for: .normal)
    let element = try #require(try AccessibleScreen(showing: slider).elements.first)
    #expect(element.label == nil)
    #expect(element.value == "50%")
    let line = slider.trackRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34))
    #expect(line == CGRect(x: 0, y: 15, width: 100, height: 4))
  }

  @Test(arguments: ["pinch", "rotation", "pan"])
  func `a view on which fingers move can be operated`(_ kind: String) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.isAccessibilityElement = true
    #expect(!view.accessibilityRespondsToUserInteraction)
    switch kind {
    case "pinch": view.addGestureRecognizer(UIPinchGestureRecognizer(target: nil, action: nil))
    case "rotation": view.addGestureRecognizer(UIRotationGestureRecognizer())
    default: view.addGestureRecognizer(UIPanGestureRecognizer())
    }
    #expect(view.accessibilityRespondsToUserInteraction)
  }

  @Test func `a label without text is a silent stop unless it has no size`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    screen.addSubview(label)
    #expect(try AccessibleScreen(showing: screen).elements.map(\.label) == [nil])
    label.frame.size = .zero
    #expect(try AccessibleScreen(showing: screen).elements.isEmpty)
  }
}
