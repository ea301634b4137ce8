public import PortableUIKit

extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(EnvironmentModifier { $0.typing.keyboard = type })
  }

  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View { modifier(EnvironmentModifier { $0.typing.submit = action }) }

  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(EnvironmentModifier { $0.typing.returnKey = submitLabel.key })
  }

  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.typing.hasBorder = style is RoundedBorderTextFieldStyle })
  }

  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

public struct SubmitLabel: Sendable {
  let key: UIReturnKeyType

  public static let done = SubmitLabel(key: .done)
  public static let go = SubmitLabel(key: .go)
  public static let send = SubmitLabel(key: .send)
  public static let join = SubmitLabel(key: .join)
  public static let route = SubmitLabel(key: .default)
  public static let search = SubmitLabel(key: .search)
  public static let `return` = SubmitLabel(key: .default)
  public static let next = SubmitLabel(key: .next)
  public static let `continue` = SubmitLabel(key: .continue)
}

public struct TextInputAutocapitalization: Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
}

public protocol TextFieldStyle {}

public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }

public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

public protocol TextEditorStyle {}

public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
