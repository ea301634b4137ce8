import AccessibilityTree
import PortableUIKit
import Testing

/// What an author is told of the objects behind elements.
@MainActor
struct OriginTests {
  private func origin(of view: UIView) throws -> ElementOrigin {
    let screen = try AccessibleScreen(showing: view)
    let id = try #require(screen.elements.first?.id)
    return try #require(screen.origins(of: [id])[id])
  }

  @Test func `dots of pages have a name of the system, a slider has none`() throws {
    let dots = UIPageControl()
    dots.numberOfPages = 3
    #expect(try origin(of: dots).isNamedBySystem)
    #expect(try !origin(of: UISlider()).isNamedBySystem)
  }

  @Test func `a button of a kind has the system's size, any other the app's`() throws {
    #expect(try origin(of: UIButton(type: .close)).isSystemControl)
    #expect(try !origin(of: UIButton(type: .system)).isSystemControl)
  }

  @Test func `a hint is the system's as long as the app assigns none`() throws {
    let date = UIDatePicker()
    date.preferredDatePickerStyle = .compact
    #expect(try origin(of: date).isHintOfSystem)
    let slider = UISlider()
    slider.accessibilityHint = "Swipe up for more."
    #expect(try !origin(of: slider).isHintOfSystem)
  }
}
