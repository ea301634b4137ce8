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

  /// Says what kind of text is expected; nothing is heard of it.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Says which letters the keyboard makes capital; nothing is heard of it.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Says which letters the keyboard makes capital; nothing is heard of it.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Says whether mistypings are mended; nothing is heard of it.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Says whether mistypings are mended; nothing is heard of it.
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

/// The name of the key that completes a text.
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

/// Which letters the keyboard makes capital.
public struct TextInputAutocapitalization: Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
}

/// The looks of fields, of which nothing is heard.
public protocol TextFieldStyle {}

/// The usual looks.
public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }

/// A field without a border.
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

/// The looks of areas for text, of which nothing is heard.
public protocol TextEditorStyle {}

/// An area without a border.
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
