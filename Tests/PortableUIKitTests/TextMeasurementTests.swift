import PortableUIKit
import Testing

@MainActor
struct TextMeasurementTests {
  // Source: Human Interface Guidelines, Dynamic Type sizes; certainty A.
  @Test(arguments: [
    (UIFont.TextStyle.body, UIContentSizeCategory.large, 17.0),
    (.headline, .extraSmall, 14),
    (.largeTitle, .large, 34),
    (.caption2, .accessibilityExtraExtraExtraLarge, 40),
    (.body, .accessibilityExtraExtraExtraLarge, 53),
  ])
  func `a text style has the size of its category`(
    _ style: UIFont.TextStyle,
    _ category: UIContentSizeCategory,
    _ size: Double
  ) {
    defer { DeviceSettings.current = DeviceSettings() }
    DeviceSettings.current.contentSizeCategory = category
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == CGFloat(size))
  }

  @Test func `a line of body text is a little over twenty points high`() {
    #expect(UIView.label("Total").intrinsicContentSize.height == (20.287 * 3).rounded(.up) / 3)
  }

  @Test func `longer and wider texts need more space`() {
    let widths = ["ill", "all", "WWW", "WWWWW"].map { UIView.label($0).intrinsicContentSize.width }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 4)
  }

  @Test func `a label's line limit is respected`() {
    let text = "one two three four five six seven eight nine ten"
    let heights = [1, 2, 0].map {
      UIView.label(text, lines: $0).sizeThatFits(CGSize(width: 100, height: 0)).height
    }
    #expect(heights[0] < heights[1])
    #expect(heights[1] < heights[2])
  }
}
