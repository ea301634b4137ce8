import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct ActivationTests {
  @Test func `a button sends its actions once`() throws {
    var log: [String] = []
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Buy") { _ in log.append("primary") }
    )
    button.addAction(UIAction { _ in log.append("touch") }, for: .touchUpInside)
    let screen = try AccessibleScreen(showing: button)
    #expect(screen.perform(.activate, onElementLabeled: "Buy"))
    #expect(log == ["touch", "primary"])
  }

  @Test func `a disabled control does not answer`() throws {
    var count = 0
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    button.isEnabled = false
    let screen = try AccessibleScreen(showing: button)
    #expect(!screen.perform(.activate, onElementLabeled: "Buy"))
    #expect(count == 0)
  }

  @Test func `a switch toggles and sends its action`() throws {
    var values: [Bool] = []
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Wi-Fi"
    toggle.addAction(UIAction { _ in values.append(toggle.isOn) }, for: .valueChanged)
    let screen = try AccessibleScreen(showing: toggle)
    #expect(screen.perform(.activate, onElementLabeled: "Wi-Fi"))
    #expect(values == [true])
    #expect(screen.elements.first?.value == "1")
  }

  @Test func `an override of accessibilityActivate comes first`() throws {
    let view = Activating(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: Selector(view.tapped)))
    let screen = try AccessibleScreen(showing: view)
    #expect(screen.perform(.activate, onElementLabeled: "view"))
    #expect(view.log == ["activate"])
  }

  @Test func `a gesture is recognized if nothing else answers`() throws {
    let view = Activating(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    view.answers = false
    view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: Selector(view.tapped)))
    let screen = try AccessibleScreen(showing: view)
    #expect(screen.elements.first?.respondsToUserInteraction == true)
    #expect(screen.perform(.activate, onElementLabeled: "view"))
    #expect(view.log == ["activate", "tap"])
  }

  // Rule: activation-point.
  // Source: Apple's documentation of `accessibilityActivationPoint`; certainty A.
  @Test func `a touch reaches the view under the activation point`() throws {
    let toggle = UISwitch(frame: CGRect(x: 200, y: 8, width: 63, height: 28))
    let row = UIView(frame: CGRect(x: 16, y: 100, width: 300, height: 44))
    row.addSubview(toggle)
    row.isAccessibilityElement = true
    row.accessibilityLabel = "Row"
    let screen = try AccessibleScreen(showing: row)
    #expect(!screen.perform(.activate, onElementLabeled: "Row"))
    row.accessibilityActivationPoint = toggle.accessibilityActivationPoint
    #expect(screen.perform(.activate, onElementLabeled: "Row"))
    #expect(toggle.isOn)
  }

  @Test func `a recognizer on a label needs user interaction enabled`() throws {
    var taps = 0
    let label = UIView.label("Terms")
    label.addGestureRecognizer(TapCounter { taps += 1 })
    let screen = try AccessibleScreen(showing: label)
    #expect(!screen.perform(.activate, onElementLabeled: "Terms"))
    label.isUserInteractionEnabled = true
    #expect(screen.perform(.activate, onElementLabeled: "Terms"))
    #expect(taps == 1)
  }

  @Test func `a segment is selected and the control sends its action`() throws {
    let control = UISegmentedControl(items: ["Day", "Week"])
    var chosen: [Int] = []
    control.addAction(
      UIAction { _ in chosen.append(control.selectedSegmentIndex) },
      for: .valueChanged
    )
    let screen = try AccessibleScreen(showing: control)
    #expect(screen.perform(.activate, onElementLabeled: "Week"))
    #expect(chosen == [1])
  }

  @Test func `a stepper steps and stops at its limit`() throws {
    let stepper = UIStepper()
    stepper.maximumValue = 1
    let screen = try AccessibleScreen(showing: stepper)
    #expect(screen.perform(.activate, onElementLabeled: "Increment"))
    #expect(stepper.value == 1)
    #expect(!screen.perform(.activate, onElementLabeled: "Increment"))
  }

  // Rule: activate-stepper.
  // Source: recordings of a stepper in magentaA11y (“Increment button 1.05”); certainty B.
  @Test func `a stepper speaks its new value`() async throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let stepper = UIStepper()
    stepper.value = 1
    stepper.stepValue = 0.05
    let screen = try AccessibleScreen(showing: stepper)
    #expect(
      try await screen.driven(by: "touch Increment", "double tap").suffix(3)
        == ["> double tap", "[activated Increment]", "1.05"]
    )
    #expect(
      try await screen.driven(by: "touch Decrement", "double tap").suffix(2)
        == ["[activated Decrement]", "1"]
    )
  }

  @Test func `a text field begins editing and accepts text`() throws {
    let field = UITextField()
    field.accessibilityLabel = "Name"
    let screen = try AccessibleScreen(showing: field)
    #expect(screen.perform(.activate, onElementLabeled: "Name"))
    #expect(screen.elements.first?.traits == [.textEntry, .isEditing])
    #expect(screen.perform(.insertText("Ann"), onElementLabeled: "Name"))
    #expect(screen.elements.first?.value == "Ann")
  }

  // Regression: only the end was reported, while most apps respond to the beginning.
  // Source: Apple's documentation of `UILongPressGestureRecognizer`; certainty A.
  // Rule: hold.
  @Test func `a long press recognizer is called at the beginning and the end`()
    throws
  {
    let view = Activating(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    view.addGestureRecognizer(
      UILongPressGestureRecognizer(target: view, action: Selector(view.held))
    )
    let screen = try AccessibleScreen(showing: view)
    #expect(screen.perform(.longPress, onElementLabeled: "view"))
    #expect(view.log == ["began", "ended"])
  }

  private final class Activating: UIView {
    var log: [String] = []
    var answers = true

    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityLabel: String? {
      get { "view" }
      set {}
    }
    override func accessibilityActivate() -> Bool {
      log.append("activate")
      return answers
    }
    func tapped() {
      log.append("tap")
    }
    func held(_ recognizer: UIGestureRecognizer) {
      log.append("\(recognizer.state)")
    }
  }

  private final class TapCounter: UITapGestureRecognizer {
    private let count: () -> Void

    init(_ count: @escaping () -> Void) {
      self.count = count
      super.init(target: nil, action: nil)
      addTarget(self, action: Selector(tapped))
    }

    private func tapped() {
      count()
    }
  }
}
