import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct OriginTests {
  private func origin(of view: UIView) throws -> ElementOrigin {
    let screen = try AccessibleScreen(showing: view)
    let id = try #require(screen.elements.first?.id)
    return try #require(screen.origins(of: [id])[id])
  }

  @Test func `a page control's label is the system's, a slider has none`() throws {
    let dots = UIPageControl()
    dots.numberOfPages = 3
    #expect(try origin(of: dots).isNamedBySystem)
    #expect(try !origin(of: UISlider()).isNamedBySystem)
  }

  @Test func `a typed button has the system's size, any other the app's`() throws {
    #expect(try origin(of: UIButton(type: .close)).isSystemControl)
    #expect(try !origin(of: UIButton(type: .system)).isSystemControl)
  }

  @Test func `a hint is the system's unless the app assigns one`() throws {
    let date = UIDatePicker()
    date.preferredDatePickerStyle = .compact
    #expect(try origin(of: date).hasSystemHint)
    let slider = UISlider()
    slider.accessibilityHint = "Swipe up for more."
    #expect(try !origin(of: slider).hasSystemHint)
  }
}
