import AccessibilityTree
import PortableUIKit
import Testing

/// Views that replace or accompany the keyboard.
@MainActor
struct InputViewTests {
  private final class Form: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let size = UITextField(frame: CGRect(x: 16, y: 100, width: 340, height: 44))
    let note = UILabel(frame: CGRect(x: 16, y: 840, width: 340, height: 20))
    let picker = UIPickerView()

    override func viewDidLoad() {
      super.viewDidLoad()
      size.accessibilityLabel = "Size"
      note.text = "Sizes run small"
      picker.dataSource = self
      picker.delegate = self
      view.addSubview(size)
      view.addSubview(note)
    }

    func addDone() {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 402, height: 44))
      let done = UIAction { [weak self] _ in self?.size.resignFirstResponder() }
      bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done, primaryAction: done)]
      size.inputAccessoryView = bar
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: UIPickerView,
      titleForRow row: Int,
      forComponent component: Int
    ) -> String? { ["Small", "Medium", "Large"][row] }
    func pickerView(
      _ pickerView: UIPickerView,
      didSelectRow row: Int,
      inComponent component: Int
    ) { size.text = ["Small", "Medium", "Large"][row] }
  }

  // Rule: input-views.
  // Source: IQKeyboardManager, issue 1512; FXForms, pull request 111; certainty B.
  @Test func `the bar and the wheel follow everything else while a field is edited`() async throws {
    let form = Form()
    form.loadViewIfNeeded()
    form.size.inputView = form.picker
    form.addDone()
    let screen = try AccessibleScreen(showing: form)
    #expect(screen.labels == ["Size", "Sizes run small"])
    let lines = try await screen.driven(
      by: "double tap",
      "swipe right",
      "swipe right",
      "swipe right",
      "swipe up"
    )
    #expect(lines.contains("Done, Button"))
    #expect(lines.last?.hasPrefix("Medium") == true, "\(lines)")
    #expect(form.size.text == "Medium")
  }

  @Test func `a field that is not edited any more takes its views away`() throws {
    let form = Form()
    form.loadViewIfNeeded()
    form.addDone()
    let screen = try AccessibleScreen(showing: form)
    #expect(screen.perform(.activate, onElementLabeled: "Size"))
    #expect(screen.labels == ["Size", "Sizes run small", "Done"])
    #expect(screen.perform(.activate, onElementLabeled: "Done"))
    #expect(screen.labels == ["Size", "Sizes run small"])
    #expect(!form.size.isFirstResponder)
  }

  @Test func `a controller's accessory view is on the screen all the time`() throws {
    final class Chat: UIViewController {
      private let bar: UIView = {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 50))
        let field = UITextField(frame: CGRect(x: 16, y: 3, width: 300, height: 44))
        field.accessibilityLabel = "Message"
        bar.addSubview(field)
        return bar
      }()
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let chat = Chat()
    let screen = try AccessibleScreen(showing: chat)
    #expect(screen.labels == ["Message"])
    #expect(screen.perform(.activate, onElementLabeled: "Message"))
    #expect(screen.labels == ["Message"])
  }

  @Test func `a view of the app that becomes the first responder has an input view`() throws {
    final class Choice: UIView {
      let wheel = UIDatePicker()
      override var canBecomeFirstResponder: Bool { true }
      override var inputView: UIView? { wheel }
      override func accessibilityActivate() -> Bool { becomeFirstResponder() }
    }
    let choice = Choice(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
    choice.wheel.preferredDatePickerStyle = .wheels
    choice.isAccessibilityElement = true
    choice.accessibilityLabel = "Day"
    let screen = try AccessibleScreen(showing: choice)
    #expect(screen.elements.count == 1)
    #expect(screen.perform(.activate, onElementLabeled: "Day"))
    #expect(screen.elements.count > 2)
  }
}
