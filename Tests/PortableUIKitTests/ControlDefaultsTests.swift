import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
struct ControlDefaultsTests {
  struct Expectation: CustomTestStringConvertible {
    let name: String
    let make: @MainActor () -> UIView
    var label: String?
    var value: String?
    let traits: AccessibilityTraits
    var testDescription: String { name }
  }

  // Source of the table: AccessibilitySnapshot's reference images and Apple's string tables, as
  // collected in the facts about speech; default certainty: A.
  nonisolated static let expectations: [Expectation] = [
    Expectation(
      name: "label",
      make: { UIView.label("Total") },
      label: "Total",
      traits: .staticText
    ),
    Expectation(
      name: "button",
      make: {
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        return button
      },
      label: "Buy",
      traits: .button
    ),
    Expectation(
      name: "button with a configuration and an action",
      make: {
        UIButton(configuration: .filled(), primaryAction: UIAction(title: "Buy") { _ in })
      },
      label: "Buy",
      traits: .button
    ),
    Expectation(
      name: "chosen and disabled button",
      make: {
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.isSelected = true
        button.isEnabled = false
        return button
      },
      label: "Buy",
      traits: [.button, .selected, .notEnabled]
    ),
    // Certainty B: the file name replaces a missing label.
    Expectation(
      name: "button with a picture only",
      make: {
        let button = UIButton(type: .custom)
        button.setImage(UIImage(named: "ic_basket"), for: .normal)
        return button
      },
      label: "ic_basket",
      traits: .button
    ),
    Expectation(
      name: "switch that is on",
      make: {
        let toggle = UISwitch()
        toggle.isOn = true
        return toggle
      },
      value: "1",
      traits: [.button, .toggleButton]
    ),
    Expectation(
      name: "switch that is off and disabled",
      make: {
        let toggle = UISwitch()
        toggle.isEnabled = false
        return toggle
      },
      value: "0",
      traits: [.button, .toggleButton, .notEnabled]
    ),
    Expectation(
      name: "switch whose value was assigned",
      make: {
        let toggle = UISwitch()
        toggle.accessibilityValue = "maybe"
        return toggle
      },
      value: "0",
      traits: [.button, .toggleButton]
    ),
    Expectation(
      name: "slider",
      make: {
        let slider = UISlider()
        slider.maximumValue = 200
        slider.value = 150
        return slider
      },
      value: "75%",
      traits: .adjustable
    ),
    Expectation(
      name: "page control",
      make: {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 1
        return control
      },
      value: "page 2 of 3",
      traits: .adjustable
    ),
    Expectation(
      name: "empty text field",
      make: {
        let field = UITextField()
        field.placeholder = "Name"
        return field
      },
      value: "Name",
      traits: .textEntry
    ),
    Expectation(
      name: "secure text field",
      make: {
        let field = UITextField()
        field.text = "12345"
        field.isSecureTextEntry = true
        return field
      },
      value: "•••••",
      traits: [.textEntry, .secureTextField]
    ),
    Expectation(
      name: "disabled text field",
      make: {
        let field = UITextField()
        field.text = "Ann"
        field.isEnabled = false
        return field
      },
      value: "Ann",
      traits: [.textEntry, .notEnabled]
    ),
    Expectation(
      name: "text view",
      make: {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "Dear diary"
        return view
      },
      value: "Dear diary",
      traits: [.textEntry, .textArea]
    ),
    // Certainty C for the position of the placeholder, B for the traits.
    Expectation(
      name: "search bar",
      make: {
        let bar = UISearchBar()
        bar.placeholder = "Pizzas"
        return bar
      },
      label: "Pizzas",
      traits: [.textEntry, .searchField]
    ),
    // Certainty C for the trait.
    Expectation(
      name: "activity indicator",
      make: {
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.startAnimating()
        return indicator
      },
      label: "In progress",
      traits: .updatesFrequently
    ),
    // Certainty C for the use of the words.
    Expectation(
      name: "progress view",
      make: {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 0.25
        return view
      },
      label: "Progress",
      value: "25%",
      traits: .updatesFrequently
    ),
  ]

  @Test(arguments: expectations)
  func `controls speak UIKit's defaults`(_ expectation: Expectation) throws {
    let screen = try AccessibleScreen(showing: expectation.make())
    try #require(screen.elements.count == 1)
    let element = screen.elements[0]
    #expect(element.label == expectation.label)
    #expect(element.value == expectation.value)
    #expect(element.traits == expectation.traits)
    #expect(element.hint == nil)
  }

  // Source: developer.apple.com for image views; AccessibilitySnapshot for the others; certainty A.
  @Test func `plain views, images and containers are not elements`() throws {
    let views = [
      UIView(), UIImageView(image: UIImage(named: "pizza")), UIScrollView(), UIStackView(),
    ]
    #expect(try AccessibleScreen(showing: views).elements.isEmpty)
  }

  @Test func `an image view made an element takes its label from the image`() throws {
    let image = UIImage(named: "pizza")
    image?.accessibilityLabel = "A pizza"
    let view = UIImageView(image: image)
    view.isAccessibilityElement = true
    let element = try #require(AccessibleScreen(showing: view).elements.first)
    #expect(element.label == "A pizza")
    #expect(element.traits == .image)
  }

  // Source: AccessibilitySnapshot, reference images of iOS 26; certainty A.
  @Test func `a stepper is two buttons, neither dimmed at its limit`() throws {
    let screen = try AccessibleScreen(showing: UIStepper())
    #expect(screen.labels == ["Decrement", "Increment"])
    #expect(screen.elements.allSatisfy { $0.traits == .button })
  }

  // Rule: control-empty-label.
  // Ours; certainty C.
  @Test func `a label without text is not an element unless the app labels it`() throws {
    let labels = (0..<4).map { _ in UIView.label("") }
    labels[1].text = nil
    labels[2].accessibilityLabel = "Named"
    labels[3].isAccessibilityElement = true
    let screen = try AccessibleScreen(showing: labels)
    #expect(screen.elements.map(\.label) == ["Named", nil])
    #expect(!labels[0].isAccessibilityElement)
    labels[0].text = "Text"
    #expect(labels[0].isAccessibilityElement)
  }

  // Rule: control-symbol.
  // Source: CVS Health's legends and notes, trees of UI tests; certainty B. An app's image with the
  // same name keeps its name.
  @Test(arguments: [
    ("globe", "Globe"), ("exclamationmark.circle", "Error"), ("star.fill", "Favorite"),
    ("tag.fill", "tag"), ("info.circle.fill", "info"), ("square.grid.2x2.fill", "grid 2x2"),
    ("paintbrush.fill", "format"), ("rectangle.3.group.fill", "rectangle.3.group.fill"),
  ])
  func `a symbol without a label has Apple's name`(
    symbol: String,
    label: String
  ) throws {
    let (button, other) = (UIButton(type: .system), UIButton(type: .system))
    button.setImage(UIImage(systemName: symbol), for: .normal)
    other.setImage(UIImage(named: symbol), for: .normal)
    #expect(try AccessibleScreen(showing: [button, other]).labels == [label, symbol])
  }

  // Ours; certainty C.
  @Test func `a segmented control exposes its segments as elements`() throws {
    let control = UISegmentedControl(items: ["Day", "Week"])
    #expect(control.accessibilityElementCount() == 2)
    let week = try #require(control.accessibilityElement(at: 1) as? UIView)
    #expect(week.accessibilityLabel == "Week")
    #expect(control.index(ofAccessibilityElement: week) == 1)
    #expect(control.index(ofAccessibilityElement: control) == NSNotFound)
    #expect(control.accessibilityElement(at: 2) == nil)
  }

  // Source: AccessibilitySnapshot, reference images of segmented controls; certainty A.
  @Test func `a segmented control is a series of buttons`() throws {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 0)
    let screen = try AccessibleScreen(showing: control)
    #expect(screen.containers.map(\.kind) == [.series])
    #expect(screen.labels == ["Day", "Week"])
    #expect(screen.elements.map(\.traits) == [[.button, .notEnabled], [.button, .selected]])
  }

  // Source: Apple's string tables; certainty A for the words.
  // Rule: control-language.
  @Test func `system strings follow the device's language`() throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let screen = try AccessibleScreen(showing: [UIStepper(), pages], language: "ru")
    #expect(screen.labels == ["Уменьшить", "Увеличить", ""])
    #expect(screen.elements.last?.value == "страница 1 из 3")
  }

  // Source: Apple's string tables; certainty A for the words.
  // Rule: control-language.
  @Test func `system strings are available in German`() throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    let screen = try AccessibleScreen(showing: [UIStepper(), pages, spinner], language: "de")
    #expect(screen.labels == ["Verringern", "Erhöhen", "", "In Arbeit"])
    #expect(screen.elements[2].value == "Seite 1 von 3")
  }

  // Source: Apple's string tables, UIKit's own and those of its accessibility; certainty A for the words.
  // Rule: control-system-items.
  @Test(arguments: [
    (UIBarButtonItem.SystemItem.search, ["Search", "Искать", "Suchen", "搜索"]),
    (.compose, ["Compose", "Создать", "Erstellen", "编写"]),
    (.organize, ["Organize", "Расположить", "Organisieren", "整理"]),
    (.pause, ["Pause", "Приостановить", "Anhalten", "暂停"]),
    (.stop, ["Stop", "Остановить", "Stopp", "停止"]),
    (.rewind, ["Rewind", "Перемотка назад", "Schneller Rücklauf", "倒回"]),
    (.fastForward, ["Fast forward", "Перемотка вперёд", "Schneller Vorlauf", "快进"]),
    (.add, ["Add", "Добавить", "Hinzufügen", "添加"]),
  ])
  func `a system item has Apple's title in each language`(
    _ item: UIBarButtonItem.SystemItem,
    _ words: [String]
  ) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    for (language, word) in zip(["en", "ru", "de", "zh-Hans"], words) {
      let bar = UIToolbar()
      bar.items = [UIBarButtonItem(systemItem: item)]
      #expect(try AccessibleScreen(showing: bar, language: language).labels == [word])
    }
  }

  // Rule: control-percent.
  // Source: AccessibilitySnapshot, reference images of sliders; certainty A for English. The no-break
  // space follows the languages' spelling rules; C.
  @Test(arguments: [("en", "75%"), ("ru", "75\u{A0}%"), ("de", "75\u{A0}%"), ("zh-Hans", "75%")])
  func `a percentage is formatted for the language`(language: String, value: String) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let slider = UISlider()
    slider.value = 0.75
    let screen = try AccessibleScreen(showing: slider, language: language)
    #expect(screen.elements.map(\.value) == [value])
  }

  // Source: AccessibilitySnapshot, which uses the middle of the thumb; certainty A.
  @Test func `a slider's activation point is its thumb`() throws {
    let slider = UISlider(frame: CGRect(x: 16, y: 100, width: 228, height: 34))
    slider.value = 1
    let element = try #require(AccessibleScreen(showing: slider).elements.first)
    #expect(element.activationPoint == Point(x: 16 + 228 - 14, y: 117))
  }

  @Test func `assigned traits replace all default traits`() throws {
    let button = UIButton(type: .system)
    button.accessibilityTraits = .link
    button.isEnabled = false
    let element = try #require(AccessibleScreen(showing: button).elements.first)
    #expect(element.traits == .link)
  }
}
