import Foundation
import PortableUIKit

struct FieldSurface: Surface {
  let text: Binding<String>
  let placeholder: String?
  let kind: TypedField.Kind
  let typing: TypingOptions
  let isEnabled: Bool

  func makeView(in host: HostView) -> UIView {
    kind == .area ? HostedTextView() : HostedTextField()
  }

  func canUpdate(_ view: UIView) -> Bool {
    kind == .area ? view is HostedTextView : view is HostedTextField
  }

  func update(_ view: UIView) {
    if let field = view as? HostedTextField {
      field.change = { text.wrappedValue = $0 }
      field.submit = typing.submit
      field.editingChange = typing.editing
      if field.text != text.wrappedValue { field.text = text.wrappedValue }
      field.placeholder = placeholder
      field.borderStyle = typing.hasBorder ? .roundedRect : .none
      field.isSecureTextEntry = kind == .secret
      field.isEnabled = isEnabled
      field.keyboardType = typing.keyboard
      field.returnKeyType = typing.returnKey
      field.follow(typing.focus)
    } else if let area = view as? HostedTextView {
      area.change = { text.wrappedValue = $0 }
      if area.text != text.wrappedValue { area.text = text.wrappedValue }
      area.isEditable = isEnabled
      area.keyboardType = typing.keyboard
    }
  }
}

final class HostedTextField: UITextField, UITextFieldDelegate, FocusReporting {
  var focusDidChange: ((Bool) -> Void)?
  var change: ((String) -> Void)?
  var submit: (() -> Void)?
  var editingChange: ((Bool) -> Void)?
  private var editing: ((Bool) -> Void)?
  private var wasWanted = false

  init() {
    super.init(frame: .zero)
    delegate = self
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      change?(text ?? "")
    }
    addAction(action, for: .editingChanged)
  }

  required init?(coder: NSCoder) { nil }

  func follow(_ focus: TypingFocus?) {
    editing = focus?.change
    guard let focus, focus.isWanted != wasWanted else { return }
    wasWanted = focus.isWanted
    if focus.isWanted { becomeFirstResponder() } else { resignFirstResponder() }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    wasWanted = true
    editing?(true)
    editingChange?(true)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    wasWanted = false
    editing?(false)
    editingChange?(false)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    submit?()
    resignFirstResponder()
    return true
  }

  override func accessibilityElementDidBecomeFocused() {
    super.accessibilityElementDidBecomeFocused()
    focusDidChange?(true)
  }

  override func accessibilityElementDidLoseFocus() {
    super.accessibilityElementDidLoseFocus()
    focusDidChange?(false)
  }
}

final class HostedTextView: UITextView, UITextViewDelegate, FocusReporting {
  var focusDidChange: ((Bool) -> Void)?
  var change: ((String) -> Void)?

  init() {
    super.init(frame: .zero)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func textViewDidChange(_ textView: UITextView) { change?(textView.text) }

  override func accessibilityElementDidBecomeFocused() {
    super.accessibilityElementDidBecomeFocused()
    focusDidChange?(true)
  }

  override func accessibilityElementDidLoseFocus() {
    super.accessibilityElementDidLoseFocus()
    focusDidChange?(false)
  }
}

struct TypedField {
  enum Kind {
    case line
    case lines
    case secret
    case area
  }

  let text: Binding<String>
  let label: AnyView
  let prompt: Text?
  let kind: Kind
}

extension TypedField: PrimitiveView {
  /// Renders the field; its title or prompt is the label only while it is empty.
  ///
  /// Source: AccessibilitySnapshot's images, CVS Health's legends; certainty A.
  func render(in context: RenderContext) -> [RenderedView] {
    let names = label.rendered(in: context.entering(.part("label")))
    let items = names.flatMap { AccessibilityCollector().items(of: $0) }
    let title = AccessibilityMerge(items.map(\.properties)).properties.label?.string
    let surface = FieldSurface(
      text: text,
      placeholder: prompt?.plain ?? title,
      kind: kind,
      typing: context.environment.typing,
      isEnabled: context.environment.isEnabled
    )
    let rule: LeafRule = kind == .area ? .flexible : .line(height: 34)
    return [RenderedView(context, layout: rule, surface: surface, accessibility: .native)]
  }
}

struct TypingOptions {
  var keyboard = UIKeyboardType.default
  var returnKey = UIReturnKeyType.default
  var hasBorder = false
  var submit: (() -> Void)?
  var focus: TypingFocus?
  var editing: ((Bool) -> Void)?
}
