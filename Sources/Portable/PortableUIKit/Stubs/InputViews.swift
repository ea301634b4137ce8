public import Foundation

@preconcurrency @MainActor open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }
  public final let inputViewStyle: Style
  open var allowsSelfSizing = false
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  public override init(frame: CGRect) {
    inputViewStyle = .default
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  private final var keyboard: UIInputView?
  private final let proxy = InputDocument()
  open override var inputView: UIView? {
    get { keyboard }
    set {
      keyboard = newValue as? UIInputView
      if let newValue { view = newValue }
    }
  }
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  open var primaryLanguage: String?
  open var needsInputModeSwitchKey: Bool { true }
  open var hasFullAccess: Bool { false }
  open var hasDictationKey = false
  open func dismissKeyboard() {}
  open func advanceToNextInputMode() {}
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}

extension UIResponder {
  private nonisolated static func keyboard(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIKeyboard\(event)Notification")
  }
  public nonisolated static let keyboardWillShowNotification = keyboard("WillShow")
  public nonisolated static let keyboardDidShowNotification = keyboard("DidShow")
  public nonisolated static let keyboardWillHideNotification = keyboard("WillHide")
  public nonisolated static let keyboardDidHideNotification = keyboard("DidHide")
  public nonisolated static let keyboardWillChangeFrameNotification = keyboard("WillChangeFrame")
  public nonisolated static let keyboardDidChangeFrameNotification = keyboard("DidChangeFrame")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
