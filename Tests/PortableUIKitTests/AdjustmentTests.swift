import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct AdjustmentTests {
  @Test func `the app's increment and decrement methods are called`() throws {
    let rating = Rating(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let screen = try AccessibleScreen(showing: rating)
    #expect(screen.perform(.increment, onElementLabeled: "Rating"))
    #expect(screen.elements.first?.value == "4 of 5")
    #expect(screen.perform(.decrement, onElementLabeled: "Rating"))
    #expect(screen.elements.first?.value == "3 of 5")
  }

  @Test func `elements that aren't adjustable ignore adjustments`() throws {
    let screen = try AccessibleScreen(showing: UIView.element("a"))
    #expect(!screen.perform(.increment, onElementLabeled: "a"))
  }

  // Certainty C for the size of the step.
  @Test func `a slider moves by a tenth of its range and stops at its limit`() throws {
    let slider = UISlider()
    slider.accessibilityLabel = "Volume"
    slider.minimumValue = 10
    slider.maximumValue = 20
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let screen = try AccessibleScreen(showing: slider)
    for _ in 0..<12 { screen.perform(.increment, onElementLabeled: "Volume") }
    #expect(slider.value == 20)
    #expect(changes == 10)
    screen.perform(.decrement, onElementLabeled: "Volume")
    #expect(screen.elements.first?.value == "90%")
  }

  @Test func `a page control turns pages`() throws {
    let control = UIPageControl()
    control.accessibilityLabel = "Photos"
    control.numberOfPages = 2
    let screen = try AccessibleScreen(showing: control)
    screen.perform(.increment, onElementLabeled: "Photos")
    screen.perform(.increment, onElementLabeled: "Photos")
    #expect(screen.elements.first?.value == "page 2 of 2")
  }

  private final class Rating: UIView {
    private var stars = 3

    override init(frame: CGRect) {
      super.init(frame: frame)
      isAccessibilityElement = true
      accessibilityLabel = "Rating"
      accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) {
      nil
    }

    override var accessibilityValue: String? {
      get { "\(stars) of 5" }
      set {}
    }

    override func accessibilityIncrement() {
      stars += 1
    }

    override func accessibilityDecrement() {
      stars -= 1
    }
  }
}
