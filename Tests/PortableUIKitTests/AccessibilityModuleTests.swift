import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

import struct PortableAccessibility.AccessibilityNotification

@MainActor
struct AccessibilityModuleTests {
  @Test func `notifications reach the screen without UIKit`() throws {
    let view = UIView.element("a")
    let screen = try AccessibleScreen(showing: view)
    let id = try #require(screen.elements.first?.id)
    var urgent = AttributedString("Camera active")
    urgent.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement("Added").post()
    AccessibilityNotification.Announcement(urgent).post()
    AccessibilityNotification.LayoutChanged(view).post()
    AccessibilityNotification.ScreenChanged().post()
    AccessibilityNotification.PageScrolled("Page 2").post()
    #expect(
      screen.takeNotifications() == [
        .announcement("Added", isFollowed: true),
        .announcement("Camera active", priority: .high),
        .layoutChanged(focus: id, text: nil),
        .screenChanged(focus: nil, text: nil), .pageScrolled("Page 2"),
      ]
    )
  }

  @Test func `speech attributes keep their names in UIKit`() {
    var text = AttributedString("Wi-Fi")
    text.accessibilitySpeechSpellsOutCharacters = true
    text.accessibilitySpeechAdjustedPitch = 1.5
    text.accessibilityHeadingLevel = .h2
    text.accessibilityTextualContext = .console
    text.accessibilitySpeechAnnouncementPriority = .low
    let attributes = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.accessibilitySpeechSpellOut] as? Bool == true)
    #expect(attributes[.accessibilitySpeechPitch] as? Double == 1.5)
    #expect(attributes[.accessibilityTextHeadingLevel] as? Int == 2)
    #expect(
      attributes[.accessibilityTextualContext] as? String
        == UIAccessibilityTextualContext.console.rawValue
    )
    #expect(
      attributes[.accessibilitySpeechAnnouncementPriority] as? String
        == UIAccessibilityPriority.low.rawValue
    )
    #expect(NSAttributedString(text).string == "Wi-Fi")
  }

  @Test func `a chart stores its descriptor`() {
    let price = AXNumericDataAxisDescriptor(
      title: "Price",
      range: 0...100,
      gridlinePositions: [50],
      valueDescriptionProvider: { "\($0) euros" }
    )
    let month = AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"])
    let series = AXDataSeriesDescriptor(
      name: "Bread",
      isContinuous: true,
      dataPoints: [AXDataPoint(x: "May", y: 3, label: "Lowest"), AXDataPoint(x: "June", y: 4)]
    )
    let chart = AXChartDescriptor(
      title: "Prices",
      summary: "Bread gets dearer.",
      xAxis: month,
      yAxis: price,
      series: [series]
    )
    #expect(chart.title == "Prices")
    #expect(chart.contentDirection == .leftToRight)
    #expect(chart.series.first?.dataPoints.map(\.xValue.category) == ["May", "June"])
    #expect(chart.series.first?.dataPoints.first?.yValue?.number == 3)
    #expect(chart.yAxis?.valueDescriptionProvider(2) == "2.0 euros")
    #expect((chart.xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder.count == 2)
  }

  @Test func `custom content is copied with its importance`() throws {
    let detail = AXCustomContent(label: "Sender", value: "Ann")
    detail.importance = .high
    let copy = try #require(detail.copy() as? AXCustomContent)
    #expect(copy.value == "Ann")
    #expect(copy.importance == .high)
  }

  // Source: Apple's documentation of `AccessibilityRequest`; certainty A.
  @Test func `an app that is asked knows which technology asks`() throws {
    final class Clue: UIView {
      override var accessibilityLabel: String? {
        get { AccessibilityRequest.current?.technology == .voiceOver ? "Locked clue" : "Clue" }
        set {}
      }
    }
    let clue = Clue(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    clue.isAccessibilityElement = true
    #expect(try AccessibleScreen(showing: clue).spoken() == ["Locked clue"])
    #expect(AccessibilityRequest.current == nil)
  }

  @Test func `what needs hardware or an entitlement compiles and is refused`() throws {
    #expect(AccessibilitySettings.canOpenSettings(for: .personalVoiceAllowAppsToRequestToUse))
    #expect(!AccessibilitySettings.prefersActionSliderAlternative)
    #expect(throws: AXFeatureOverrideSessionError.self) {
      try AXFeatureOverrideSessionManager.sharedInstance.beginOverrideSession(enabling: .zoom)
    }
    let half = AXMathExpressionFraction(
      numeratorExpression: AXMathExpressionNumber(content: "1"),
      denimonatorExpression: AXMathExpressionNumber(content: "2")
    )
    #expect((half.numeratorExpression as? AXMathExpressionNumber)?.content == "1")
  }

  @Test func `SSML changes no written word`() throws {
    let label = UILabel()
    var text = AttributedString("Route 66")
    text.accessibilitySpeechSSML = "<say-as interpret-as=\"characters\">66</say-as>"
    label.accessibilityAttributedLabel = NSAttributedString(text)
    label.isAccessibilityElement = true
    label.text = "66"
    #expect(try AccessibleScreen(showing: label).spoken() == ["Route 66"])
  }
}
