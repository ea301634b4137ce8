import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
struct TextSizeTests {
  private final class Row: UIStackView {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      axis =
        traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        ? .vertical : .horizontal
    }
  }

  private func row(_ font: UIFont) -> Row {
    let labels = ["Subtotal", "Total"].map { text in
      let label = UILabel()
      label.text = text
      label.font = font
      return label
    }
    let row = Row(arrangedSubviews: labels)
    row.distribution = .equalSpacing
    return row
  }

  @Test(arguments: [false, true])
  func `a larger text size enlarges labels, and rows can become columns`(
    isScaled: Bool
  ) throws {
    let font =
      isScaled
      ? UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
      : UIFont.preferredFont(forTextStyle: .body)
    defer { DeviceSettings.current = DeviceSettings() }
    let usual = try AccessibleScreen(showing: row(font), contentSizeCategory: .large)
    #expect(usual.elements[0].frame.y == usual.elements[1].frame.y)
    let large = try AccessibleScreen(
      showing: row(font),
      contentSizeCategory: .accessibilityExtraLarge
    )
    #expect(large.elements[0].frame.y < large.elements[1].frame.y)
    #expect(large.elements[0].frame.height > 2 * usual.elements[0].frame.height)
  }

  @Test func `trait observers are notified of another text size`() throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let view = UILabel()
    view.text = "Total"
    var sizes: [UIContentSizeCategory] = []
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (label: UILabel, old: UITraitCollection) in
      sizes = [
        old.preferredContentSizeCategory, label.traitCollection.preferredContentSizeCategory,
      ]
    }
    _ = try AccessibleScreen(showing: view, contentSizeCategory: .extraLarge)
    #expect(sizes == [.large, .extraLarge])
  }

  // Source: “Meet the UIKit button system”, WWDC 2021; A.
  @Test
  func `a configuration's title scales with the text size, an app's own font does not`()
    throws
  {
    func configured() -> UIButton {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Pay"
      return UIButton(configuration: configuration)
    }
    defer { DeviceSettings.current = DeviceSettings() }
    DeviceSettings.current.contentSizeCategory = .accessibilityExtraLarge
    let large = configured().intrinsicContentSize.height
    let fixed = configured()
    fixed.titleLabel?.font = .systemFont(ofSize: 12)
    fixed.configuration?.subtitle = nil
    let plain = UIButton(type: .system)
    plain.setTitle("Pay", for: .normal)
    let plainLarge = plain.intrinsicContentSize.height
    DeviceSettings.current = DeviceSettings()
    #expect(large > 1.5 * configured().intrinsicContentSize.height)
    #expect(fixed.titleLabel?.font.pointSize == 12)
    plain.setTitle("Buy", for: .normal)
    #expect(plainLarge == plain.intrinsicContentSize.height)
  }
}
