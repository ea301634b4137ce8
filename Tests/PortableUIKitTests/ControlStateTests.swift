import AccessibilityTree
import AssistiveTechnology
import PortableUIKit
import SpeechRules
import Testing

/// States of controls that an app draws itself.
@MainActor
struct ControlStateTests {
  private class Flame: UIControl {
    required init(_ name: String, isOn: Bool = true, isChosen: Bool = false) {
      super.init(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
      isAccessibilityElement = true
      accessibilityLabel = name
      isEnabled = isOn
      isSelected = isChosen
    }

    required init?(coder: NSCoder) { nil }

    static func states() -> [Flame] {
      [Self("Red"), Self("Green", isChosen: true), Self("Blue", isOn: false)]
    }
  }

  private final class FlameButton: Flame {
    override var accessibilityTraits: UIAccessibilityTraits {
      get { super.accessibilityTraits.union(.button) }
      set { super.accessibilityTraits = newValue }
    }
  }

  private final class AssignedFlame: Flame {
    required init(_ name: String, isOn: Bool = true, isChosen: Bool = false) {
      super.init(name, isOn: isOn, isChosen: isChosen)
      accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }
  }

  // Rule: control-states.
  // Source: airbnb/lottie-ios, pull request 1637; certainty B.
  @Test func `a control says that it is selected or disabled`() throws {
    #expect(
      try AccessibleScreen(showing: Flame.states()).spoken()
        == ["Red", "selected, Green", "Blue, dimmed"]
    )
    #expect(
      try AccessibleScreen(showing: FlameButton.states()).spoken()
        == ["Red, Button", "selected, Green, Button", "Blue, dimmed, Button"]
    )
  }

  // Rule: control-states.
  // Source: microsoft/fluentui-apple, pull request 2079; certainty B.
  @Test func `a control whose traits the app assigned says only those`() throws {
    #expect(
      try AccessibleScreen(showing: AssignedFlame.states()).spoken()
        == ["Red, Button", "Green, Button", "Blue, Button"]
    )
  }

  @Test func `a change of state is heard after a double tap`() async throws {
    let flame = Flame("Red")
    flame.addAction(UIAction { _ in flame.isSelected.toggle() }, for: .touchUpInside)
    let screen = try AccessibleScreen(showing: flame)
    #expect(
      try await screen.driven(by: "double tap", "double tap").suffix(5) == [
        "[activated Red]", "selected, Red", "> double tap", "[activated Red]", "Red",
      ]
    )
  }

  @Test func `Voice Control does not name a disabled control`() throws {
    let screen = try AccessibleScreen(showing: Flame.states())
    #expect(screen.elements.map(\.respondsToUserInteraction) == [true, true, false])
  }
}
