import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
struct OrdinaryCodeTests {
  @Test func `without a keyboard, a view above it ends at the safe area`() throws {
    let controller = UIViewController()
    let form = UIView()
    form.translatesAutoresizingMaskIntoConstraints = false
    form.isAccessibilityElement = true
    form.accessibilityLabel = "Form"
    controller.view.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: controller.view.topAnchor),
      form.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      form.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
    let element = try #require(try AccessibleScreen(showing: controller).elements.first)
    #expect(element.frame.height == 840)
    #expect(controller.view.keyboardLayoutGuide === controller.view.keyboardLayoutGuide)
  }

  @Test func `a recognizer calling endEditing passes itself as true, as in Objective-C`() throws {
    let screen = UIView()
    let field = UITextField()
    screen.addSubview(field)
    field.becomeFirstResponder()
    UIButton().sendAction(Selector(screen.endEditing), to: screen, for: nil)
    #expect(!field.isFirstResponder)
  }

  @Test func `equal colors and fonts compare equal`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(Set([UIColor.red, .red, .blue]).count == 2)
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
  }

  // Certainty C.
  @Test func `a text attachment is spoken by its label or not at all`() throws {
    let star = NSTextAttachment(image: UIImage())
    let text = NSMutableAttributedString(attachment: star)
    text.append(NSAttributedString(string: " Be polite"))
    let label = UILabel()
    label.attributedText = text
    #expect(try AccessibleScreen(showing: label).spoken() == ["Be polite"])
    star.accessibilityLabel = "Note:"
    #expect(try AccessibleScreen(showing: label).spoken() == ["Note: Be polite"])
  }

  @Test func `a standalone cell is as high as its content`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 40),
      button.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      button.heightAnchor.constraint(equalToConstant: 50),
      button.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    ])
    #expect(try AccessibleScreen(showing: cell).elements.first?.frame.height == 50)
    #expect(cell.bounds.height == 90)
    let fixed = UITableViewCell(style: .default, reuseIdentifier: nil)
    fixed.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    #expect(try AccessibleScreen(showing: fixed).elements.isEmpty && fixed.bounds.height == 60)
  }

  @Test func `a slider with custom images speaks as before`() throws {
    let slider = UISlider()
    slider.value = 0.5
    slider.setThumbImage(UIImage(named: "knob"), for: .normal)
    slider.setMinimumTrackImage(nil, for: .normal)
    let element = try #require(try AccessibleScreen(showing: slider).elements.first)
    #expect(element.label == nil)
    #expect(element.value == "50%")
    let line = slider.trackRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34))
    #expect(line == CGRect(x: 0, y: 15, width: 100, height: 4))
  }

  @Test(arguments: ["pinch", "rotation", "pan"])
  func `a view that handles touches responds to user interaction`(_ kind: String) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.isAccessibilityElement = true
    #expect(!view.accessibilityRespondsToUserInteraction)
    switch kind {
    case "pinch": view.addGestureRecognizer(UIPinchGestureRecognizer(target: nil, action: nil))
    case "rotation": view.addGestureRecognizer(UIRotationGestureRecognizer())
    default: view.addGestureRecognizer(UIPanGestureRecognizer())
    }
    #expect(view.accessibilityRespondsToUserInteraction)
  }

  // Rule: control-empty-label.
  // Ours; certainty C.
  @Test func `a label without text is an element only if the app makes it one with a size`() throws
  {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    screen.addSubview(label)
    #expect(try AccessibleScreen(showing: screen).elements.isEmpty)
    label.isAccessibilityElement = true
    #expect(try AccessibleScreen(showing: screen).elements.map(\.label) == [nil])
    label.frame.size = .zero
    #expect(try AccessibleScreen(showing: screen).elements.isEmpty)
  }

  @Test func `rectangles can be values in notifications`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [AnyHashable: Any] = [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)]
    let value = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    #expect(value?.cgRectValue == frame)
    #expect(NSValue(cgPoint: frame.origin).cgPointValue == frame.origin)
    #expect(NSValue(cgSize: frame.size).cgSizeValue == frame.size)
  }

  @Test func `measured texts wrap at a given width`() {
    let text = NSAttributedString(
      string: "One two three four",
      attributes: [.font: UIFont.systemFont(ofSize: 17)]
    )
    let room = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)
    let line = text.boundingRect(with: room, options: [], context: nil)
    let lines = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    #expect(line.size == text.size())
    #expect(line.width > 60 && lines.width <= 60)
    #expect(lines.height > line.height)
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    #expect(("One two three four" as NSString).size(withAttributes: attributes) == line.size)
  }

  @Test func `a slider's thumb is at its value`() {
    let slider = UISlider()
    slider.maximumValue = 10
    let track = CGRect(x: 0, y: 15, width: 128, height: 4)
    let knob = slider.thumbRect(forBounds: .zero, trackRect: track, value: 5)
    #expect(knob == CGRect(x: 50, y: 3, width: 28, height: 28))
  }

  @Test func `layout priorities and window levels support addition`() {
    #expect(UILayoutPriority.defaultHigh + 1 > .defaultHigh)
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UIWindow.Level.alert + 1 > .alert)
  }

  // Source: Apple's UIKit string tables for the words, certainty A; C for their use.
  // Rule: control-kinds.
  @Test(arguments: [
    (UIButton.ButtonType.close, "Close", "Закрыть"), (.infoLight, "More Info", "Подробнее"),
    (.detailDisclosure, "More Info", "Подробнее"), (.contactAdd, "Add", "Добавить"),
  ])
  func `a typed button speaks its purpose`(
    _ type: UIButton.ButtonType,
    _ english: String,
    _ russian: String
  ) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let button = UIButton(type: type)
    #expect(try AccessibleScreen(showing: button).labels == [english])
    #expect(try AccessibleScreen(showing: button, language: "ru").labels == [russian])
    button.setTitle("Leave", for: .normal)
    #expect(try AccessibleScreen(showing: button).labels == ["Leave"])
  }

  @Test func `controls of a fixed size have it initially`() {
    #expect(UISwitch().frame.size == CGSize(width: 63, height: 28))
    #expect(UIStepper(frame: CGRect(x: 5, y: 5, width: 1, height: 1)).frame.width == 94)
    #expect(UIActivityIndicatorView(style: .whiteLarge).frame.width == 37)
  }
}
