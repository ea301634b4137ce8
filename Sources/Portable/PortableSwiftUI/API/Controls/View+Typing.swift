public import PortableUIKit

extension View {
  /// Sets the keyboard of fields.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(EnvironmentModifier { $0.typing.keyboard = type })
  }

  /// Does something when the text of a field is complete.
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(EnvironmentModifier { $0.typing.submit = action })
  }

  /// Names the key that completes a text.
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

  /// Sets the looks of fields.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.typing.hasBorder = style is RoundedBorderTextFieldStyle })
  }

  /// Sets the looks of areas for text.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}

/// What completes a text.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The set as a number.
  public let rawValue: Int

  /// Creates a set from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A field to search with.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The name of the key that completes a text.
public struct SubmitLabel: Sendable {
  let key: UIReturnKeyType

  /// Done.
  public static let done = SubmitLabel(key: .done)
  /// Go.
  public static let go = SubmitLabel(key: .go)
  /// Send.
  public static let send = SubmitLabel(key: .send)
  /// Join.
  public static let join = SubmitLabel(key: .join)
  /// Route.
  public static let route = SubmitLabel(key: .default)
  /// Search.
  public static let search = SubmitLabel(key: .search)
  /// Return.
  public static let `return` = SubmitLabel(key: .default)
  /// Next.
  public static let next = SubmitLabel(key: .next)
  /// Continue.
  public static let `continue` = SubmitLabel(key: .continue)
}

/// Which letters the keyboard makes capital.
public struct TextInputAutocapitalization: Sendable {
  /// None.
  public static let never = TextInputAutocapitalization()
  /// The first of each word.
  public static let words = TextInputAutocapitalization()
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization()
  /// All.
  public static let characters = TextInputAutocapitalization()
}

/// The looks of fields, of which nothing is heard.
public protocol TextFieldStyle {}

/// The usual looks.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

/// A field with a round border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual looks.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a round border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The looks of areas for text, of which nothing is heard.
public protocol TextEditorStyle {}

/// An area without a border.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// An area without a border.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
