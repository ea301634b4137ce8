import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
struct PickerTests {
  private class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let names = ["Small", "Medium", "Large"]
    var chosen: [Int] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      names.count
    }
    func pickerView(
      _ pickerView: UIPickerView,
      titleForRow row: Int,
      forComponent component: Int
    ) -> String? { names[row] }
    func pickerView(
      _ pickerView: UIPickerView,
      didSelectRow row: Int,
      inComponent component: Int
    ) {
      chosen.append(row)
    }
  }

  // Source: recordings of pickers; certainty B for the traits, C for the row as the value.
  // Rule: control-wheel.
  @Test func `a wheel is an adjustable picker item`() throws {
    let sizes = Sizes()
    let picker = UIPickerView()
    picker.dataSource = sizes
    picker.delegate = sizes
    let screen = try AccessibleScreen(showing: picker)
    let wheel = try #require(screen.elements.first)
    #expect(wheel.value == "Small")
    #expect(wheel.traits == [.adjustable, .pickerElement])
    #expect(wheel.wheelPosition == WheelPosition(index: 1, count: 3))
    #expect(screen.perform(.increment, on: wheel.id))
    #expect(screen.elements.first?.value == "Medium")
    #expect(sizes.chosen == [1])
  }

  private final class NamedSizes: Sizes, UIPickerViewAccessibilityDelegate {
    func pickerView(
      _ pickerView: UIPickerView,
      accessibilityLabelForComponent component: Int
    ) -> String? { "Size" }

    func pickerView(
      _ pickerView: UIPickerView,
      accessibilityHintForComponent component: Int
    ) -> String? { component == 0 ? "Of the pizza" : nil }
  }

  // Rule: control-wheel.
  // Source: react-native-picker's pull request 582; certainty B.
  @Test func `the delegate names a wheel, and its hint comes before the system's`() throws {
    let sizes = NamedSizes()
    let picker = UIPickerView()
    picker.dataSource = sizes
    picker.delegate = sizes
    let screen = try AccessibleScreen(showing: picker)
    #expect(screen.spoken() == ["Size, Small, Picker Item, adjustable, 1 of 3"])
    let line = try #require(screen.spoken(hints: true).first)
    #expect(line.contains("1 of 3, Of the pizza, Swipe up or down"), "\(line)")
  }

  // 21 November 2026, 15:05 UTC.
  private static let moment = Date(timeIntervalSince1970: 1_795_273_500)

  private func picker(
    _ mode: UIDatePicker.Mode,
    _ style: UIDatePickerStyle
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Self.moment
    return picker
  }

  // Source: recordings, "November, picker item"; certainty B. The order of the wheels follows the
  // language; certainty C.
  // Rule: control-date-wheels.
  @Test(arguments: [
    ("en", ["November", "21", "2026"]), ("ru", ["21", "ноябрь", "2026"]),
  ])
  func `date wheels are in the order of the language`(
    language: String,
    values: [String]
  ) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let screen = try AccessibleScreen(showing: picker(.date, .wheels), language: language)
    #expect(screen.elements.map { ($0.value ?? "").lowercased() } == values.map { $0.lowercased() })
    #expect(screen.elements.allSatisfy { $0.traits == [.adjustable, .pickerElement, .selected] })
  }

  @Test func `stepping a wheel changes the date and notifies the app`() throws {
    let picker = picker(.date, .wheels)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let screen = try AccessibleScreen(showing: picker)
    let month = try #require(screen.elements.first)
    #expect(screen.perform(.increment, on: month.id))
    #expect(changes == 1)
    #expect(picker.date.timeIntervalSince(Self.moment) == 30 * 86_400)
  }

  // Source: Apple's UIKit string tables; certainty A for the words, C for label and value.
  // Rule: control-compact.
  @Test(arguments: [
    ("en", "Date Picker", "Nov 21, 2026"), ("ru", "Инструмент выбора даты", "21 нояб. 2026 г."),
  ])
  func `a compact picker is a button with the date as its value`(
    language: String,
    label: String,
    value: String
  ) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let screen = try AccessibleScreen(showing: picker(.date, .compact), language: language)
    let button = try #require(screen.elements.first)
    #expect(button.label == label)
    #expect(button.value == value)
    #expect(button.traits == .button)
  }

  // Source: Apple's UIKit string tables for the dismiss area; certainty A. Days and positions: C.
  // Rule: control-calendar.
  @Test func `a compact picker opens a calendar with a dismiss area at the end`() throws {
    let screen = try AccessibleScreen(showing: picker(.date, .compact))
    #expect(screen.perform(.activate, onElementLabeled: "Date Picker"))
    #expect(screen.elements.first?.value == "November 2026")
    #expect(screen.elements.first?.traits == [.button, .adjustable])
    #expect(!screen.labels.contains("Next Month"))
    #expect(screen.labels.last == "dismiss popup")
    #expect(screen.elements.last?.hint == "Double-tap to dismiss pop-up window.")
    let day = try #require(screen.elements.first { $0.traits.contains(.selected) })
    #expect(day.label == "Saturday, November 21")
  }

  // Source: the caption panel of iOS 26.6.1; certainty H in English.
  // Rule: control-minutes.
  @Test(arguments: [UIDatePicker.Mode.time, .countDownTimer])
  func `a wheel of minutes has a label and isn't a picker item`(mode: UIDatePicker.Mode) throws {
    let screen = try AccessibleScreen(showing: picker(mode, .wheels))
    let minutes = try #require(screen.elements.first { $0.label == "Minutes" })
    #expect(minutes.traits == .adjustable && minutes.wheelPosition == nil)
  }

  // Rule: control-time.
  @Test func `a time in Russian has hours and minutes in words`() throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let screen = try AccessibleScreen(showing: picker(.time, .wheels), language: "ru")
    #expect(screen.elements.map(\.value) == ["15 часов", "5 минут"])
  }

  // Source: Apple's UIKit string tables; certainty A for the words, C for their use.
  // Rule: control-compact-expand.
  @Test(arguments: [
    ("en", "Collapsed, Double-tap to expand"),
    ("ru", "Свернуто, Коснитесь дважды, чтобы развернуть"),
    ("de", "Reduziert, Zum Erweitern doppeltippen"),
    ("zh-Hans", "已收起, 轻点两下以展开"),
  ])
  func `a compact picker says that it is collapsed and how to expand it`(
    _ language: String,
    _ ending: String
  ) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .date
    let screen = try AccessibleScreen(showing: picker, language: language)
    #expect(screen.spoken(language: language, hints: true).first?.hasSuffix(ending) == true)
  }

  // Source: Apple's UIKit string tables; certainty A for the words, C for their use.
  // Rule: control-month-hint.
  @Test(arguments: [
    ("en", "Double-tap to change month and year"),
    ("ru", "Коснитесь дважды, чтобы изменить месяц и год"),
  ])
  func `the month above a calendar has a hint on changing it`(
    _ language: String,
    _ hint: String
  ) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    #expect(
      try AccessibleScreen(showing: picker, language: language).elements.first?.hint == hint
    )
  }
}
