import AccessibilityTree
import AssistiveTechnology
import Foundation
import PortableUIKit
import Testing

@MainActor
struct FurtherFactsTests {
  private func bar(_ items: [UITabBarItem]) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.items = items
    return bar
  }

  // Source: AccessibilitySnapshot, reference images of tab bars of iOS 17.5 and 18.5; certainty A.
  @Test(arguments: [SystemVersion.iOS17, .iOS18])
  func `a tab's assigned value overrides its badge`(os: SystemVersion) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let item = UITabBarItem(title: "Basket", image: nil, tag: 0)
    item.badgeValue = "7"
    item.accessibilityValue = "Value"
    let screen = try AccessibleScreen(showing: bar([item]), os: os)
    #expect(screen.elements.map(\.value) == ["Value"])
  }

  // Source: AccessibilitySnapshot, reference images of tab bars; certainty A.
  @Test func `label, value and hint of a tab replace its title`() throws {
    let item = UITabBarItem(title: "Item", image: nil, tag: 0)
    item.accessibilityLabel = "Label"
    item.accessibilityValue = "Value"
    item.accessibilityHint = "Hint"
    #expect(
      try AccessibleScreen(showing: bar([item])).spoken(hints: true)
        == ["Tab Bar, Label, Value, Tab, 1 of 1, Hint"]
    )
  }

  // Source: AccessibilitySnapshot, TabBarViewController and its images; certainty A.
  @Test func `inside the tab bar trait, texts count as tabs and tabs can be dimmed`() throws {
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 50))
    let text = UIView.label("Loose")
    text.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    let button = UIButton(frame: CGRect(x: 100, y: 0, width: 60, height: 40))
    button.setTitle("News", for: .normal)
    button.isEnabled = false
    box.addSubview(text)
    box.addSubview(button)
    box.accessibilityTraits = .tabBar
    #expect(
      try AccessibleScreen(showing: box).spoken()
        == ["Loose, Tab, 1 of 2", "News, dimmed, Tab, 2 of 2"]
    )
  }

  // Source: AccessibilitySnapshot, LandmarkContainerViewController and its images; certainty A.
  @Test func `a landmark of views marks the first and the last listed element`() throws {
    let box = UIView.box(["A", "B", "C"].map(UIView.element))
    box.accessibilityContainerType = .landmark
    box.accessibilityElements = box.subviews
    #expect(try AccessibleScreen(showing: box).spoken() == ["A, Landmark", "B", "C, End"])
  }

  // Source: AccessibilitySnapshot, its parser and AccessibilityHierarchyParserTests; certainty A.
  @Test func `a value alone makes a semantic group a container`() throws {
    let box = UIView.box([.element("a")])
    box.accessibilityContainerType = .semanticGroup
    box.accessibilityValue = "3 items"
    #expect(try AccessibleScreen(showing: box).containers.map(\.kind) == [.semanticGroup])
  }

  // Source: AccessibilitySnapshot, AccessibilityHierarchyParser; certainty A.
  @Test func `an element's subviews and listed elements are not read`() throws {
    let outer = UIView.element("outer")
    outer.addSubview(.element("inside"))
    outer.accessibilityElements = [UIView.element("listed")]
    #expect(try AccessibleScreen(showing: outer).labels == ["outer"])
  }

  // Source: AccessibilitySnapshot's code does not ask for them; certainty A.
  @Test func `frames, colors and large content change no text`() throws {
    let view = UIView.element("Buy")
    view.accessibilityTraits = .button
    view.accessibilityFrame = CGRect(x: 5, y: 200, width: 60, height: 60)
    view.accessibilityIgnoresInvertColors = true
    view.showsLargeContentViewer = true
    view.largeContentTitle = "Large"
    #expect(try AccessibleScreen(showing: view).spoken() == ["Buy, Button"])
  }

  // Source: Apple's documentation for the keys, certainty A; that the words stay the same, C.
  @Test func `speech attributes change no words`() throws {
    let view = UIView.element("")
    view.accessibilityAttributedLabel = NSAttributedString(
      string: "SOS",
      attributes: [
        .accessibilitySpeechSpellOut: true, .accessibilitySpeechPitch: 1.5,
        .accessibilitySpeechLanguage: "fr-FR", .accessibilitySpeechIPANotation: "sɔs",
        .accessibilitySpeechPunctuation: true, .accessibilityTextCustom: ["note"],
      ]
    )
    #expect(try AccessibleScreen(showing: view).spoken() == ["SOS"])
  }

  struct Named: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let words: [String]
    let make: @MainActor @Sendable () -> Any

    init(_ name: String, _ words: String..., make: @escaping @MainActor @Sendable () -> Any) {
      testDescription = name
      self.words = words
      self.make = make
    }
  }

  // Source: Apple's UIKit string tables; certainty A for the words.
  nonisolated static let named: [Named] = [
    Named(
      "stepper",
      "Decrement, Increment",
      "Уменьшить, Увеличить",
      "Verringern, Erhöhen",
      "减量, 增量"
    ) { UIStepper() },
    Named("page control", "page 2 of 3", "страница 2 из 3", "Seite 2 von 3", "第2页（共3页）") {
      let pages = UIPageControl()
      pages.numberOfPages = 3
      pages.currentPage = 1
      return pages
    },
    Named("activity", "In progress", "Идёт выполнение операции", "In Arbeit", "进行中") {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      return wheel
    },
    Named(
      "stopped activity",
      "Progress halted",
      "Выполнение операции остановлено",
      "Angehalten",
      "进程暂停"
    ) {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.hidesWhenStopped = false
      return wheel
    },
    Named("progress", "Progress", "Ход выполнения", "Status", "进度") {
      UIProgressView(progressViewStyle: .default)
    },
    Named(
      "clear button of a search bar",
      "Pizza, Clear text",
      "Pizza, Удалить текст",
      "Pizza, Text löschen",
      "Pizza, 清除文本"
    ) {
      let search = UISearchBar()
      search.placeholder = "Pizza"
      search.text = "Margherita"
      return search
    },
    Named("compact date", "Date Picker", "Инструмент выбора даты", "Datumsauswahl", "日期选择器") {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .compact
      picker.datePickerMode = .date
      return picker
    },
    Named("empty table", "Empty list", "Пустой список", "Leere Liste", "空列表") {
      UITableViewController()
    },
  ]

  @Test(arguments: named)
  func `system labels are Apple's in four languages`(_ named: Named) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    for (language, words) in zip(["en", "ru", "de", "zh-Hans"], named.words) {
      let screen = try AccessibleScreen(showing: named.make(), language: language)
      let names = screen.elements.map { $0.label ?? $0.value ?? "" }
      #expect(names.joined(separator: ", ") == words)
    }
  }

  // Source: Apple's UIKit string tables; certainty A for the words, B for when they are spoken.
  @Test(arguments: [
    ("en", "Tab Bar, H"), ("ru", "Панель вкладок, H"), ("de", "Tab-Leiste, H"),
    ("zh-Hans", "标签页栏, H"),
  ])
  func `a tab bar is labeled in four languages`(language: String, beginning: String) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let screen = try AccessibleScreen(
      showing: bar([UITabBarItem(title: "H", image: nil, tag: 0)]),
      language: language
    )
    let lines = screen.spoken(language: language)
    #expect(lines.first?.hasPrefix(beginning) == true)
  }

  // Source: Apple's UIKit string tables; certainty A for the words.
  @Test(arguments: [
    ("en", "dismiss popup", "Double-tap to dismiss pop-up window."),
    ("ru", "закрыть всплывающее меню", "Коснитесь дважды, чтобы закрыть всплывающее окно."),
    ("de", "Einblendmenü schließen", "Doppeltippen, um das Einblendfenster zu schließen."),
    ("zh-Hans", "关闭弹出式窗口", "轻点两下来关闭弹出式窗口。"),
  ])
  func `a popover's dismiss area has Apple's label`(
    language: String,
    label: String,
    hint: String
  ) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .date
    let screen = try AccessibleScreen(showing: picker, language: language)
    let button = try #require(screen.elements.first)
    #expect(screen.perform(.activate, on: button.id))
    #expect(screen.elements.last?.label == label)
    #expect(screen.elements.last?.hint == hint)
  }

  // Source: Apple's UIKit string tables; certainty A.
  @Test(arguments: [
    ("de", "Zeilen ", " von 40"), ("zh-Hans", "第", "行（共40行）"),
  ])
  func `a scrolled table speaks in four languages`(
    language: String,
    beginning: String,
    end: String
  ) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let screen = try AccessibleScreen(showing: Rows(), language: language)
    let first = try #require(screen.elements.first)
    #expect(screen.perform(.scroll(.down), on: first.id))
    guard case .pageScrolled(let text)? = screen.takeNotifications().last else {
      Issue.record("nothing was said")
      return
    }
    #expect(text.hasPrefix(beginning) && text.hasSuffix(end))
  }

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  // Regression: the configuration's title was not measured.
  // Source: Apple's documentation of `init(configuration:primaryAction:)`; certainty A.
  @Test func `a button with a configuration is sized by its title`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A long button title"
    let made = UIButton(configuration: configuration)
    let assigned = UIButton(type: .system)
    assigned.configuration = configuration
    #expect(made.intrinsicContentSize == assigned.intrinsicContentSize)
    #expect(made.intrinsicContentSize.width > 100)
  }
}
