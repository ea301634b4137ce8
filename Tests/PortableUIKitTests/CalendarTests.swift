import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
struct CalendarTests {
  private final class Diary: NSObject, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
  {
    var chosen: [Int] = []

    func dateSelection(
      _ selection: UICalendarSelectionSingleDate,
      didSelectDate dateComponents: DateComponents?
    ) {
      chosen.append(dateComponents?.day ?? 0)
    }

    func dateSelection(
      _ selection: UICalendarSelectionSingleDate,
      canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 1 }

    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate,
      didSelectDate dateComponents: DateComponents
    ) {
      chosen.append(dateComponents.day ?? 0)
    }

    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate,
      didDeselectDate dateComponents: DateComponents
    ) {
      chosen.removeAll { $0 == dateComponents.day }
    }
  }

  private func calendar(_ selection: UICalendarSelection?) -> UICalendarView {
    let view = UICalendarView()
    view.timeZone = TimeZone(identifier: "UTC")
    view.visibleDateComponents = DateComponents(year: 2026, month: 11)
    view.selectionBehavior = selection
    return view
  }

  // Ours; certainty C for what is spoken.
  // Rule: control-calendar-view.
  @Test func `touching a day selects it`() throws {
    let diary = Diary()
    let selection = UICalendarSelectionSingleDate(delegate: diary)
    let screen = try AccessibleScreen(showing: calendar(selection))
    #expect(screen.elements.first?.value == "November 2026")
    #expect(screen.elements[1].label == "Sunday, November 1")
    #expect(screen.elements[1].traits == [.button, .notEnabled])
    #expect(screen.perform(.activate, onElementLabeled: "Tuesday, November 3"))
    #expect(diary.chosen == [3])
    #expect(selection.selectedDate?.day == 3)
    let day = try #require(screen.elements.first { $0.label == "Tuesday, November 3" })
    #expect(day.traits.contains(.selected))
  }

  // Rule: control-calendar-view.
  @Test func `several days are selected and deselected`() throws {
    let diary = Diary()
    let selection = UICalendarSelectionMultiDate(delegate: diary)
    let screen = try AccessibleScreen(showing: calendar(selection))
    for day in ["Tuesday, November 3", "Friday, November 6", "Tuesday, November 3"] {
      #expect(screen.perform(.activate, onElementLabeled: day))
    }
    #expect(diary.chosen == [6])
    #expect(selection.selectedDates.map(\.day) == [6])
  }

  // Ours; certainty C.
  // Rule: control-calendar-view.
  @Test func `swiping up and down changes the month`() async throws {
    let screen = try AccessibleScreen(
      showing: calendar(UICalendarSelectionSingleDate(delegate: nil))
    )
    let lines = try await screen.driven(by: "swipe up", "swipe down", "swipe right")
    #expect(
      lines == [
        "November 2026, Button, adjustable", "> swipe up", "December 2026", "> swipe down",
        "November 2026", "> swipe right", "Sunday, November 1, Button",
      ]
    )
  }

  @Test func `without a selection behavior no day responds`() throws {
    let screen = try AccessibleScreen(showing: calendar(nil))
    #expect(screen.elements.dropFirst().allSatisfy { $0.traits.contains(.notEnabled) })
  }
}
