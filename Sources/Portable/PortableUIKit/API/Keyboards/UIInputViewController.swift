/// The controller of a keyboard of one's own, or of what stands above the keyboard.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  private final var keyboard: UIInputView?
  private final let proxy = InputDocument()

  /// The keyboard, which is the view of the controller.
  open override var inputView: UIView? {
    get { keyboard }
    set {
      keyboard = newValue as? UIInputView
      if let newValue { view = newValue }
    }
  }
  /// What is typed into; here nobody sees it.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  /// The language that is typed.
  open var primaryLanguage: String?
  /// Whether the keyboard has to show a key for the next one.
  open var needsInputModeSwitchKey: Bool { true }
  /// Whether the user allows the keyboard everything.
  open var hasFullAccess: Bool { false }
  /// Whether a key for dictation is shown.
  open var hasDictationKey = false

  /// Closes the keyboard; none is open here.
  open func dismissKeyboard() {}
  /// Goes to the next keyboard; there is none here.
  open func advanceToNextInputMode() {}
  /// Offers the keyboards; there are no others here.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
  /// Is called before the text changes.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Is called after the text changed.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  /// Is called before something else is chosen.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Is called after something else was chosen.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}
