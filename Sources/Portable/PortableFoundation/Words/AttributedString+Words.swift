public import Foundation

extension AttributedString {
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates a text without Markdown's markup inside lines, with its links.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws { self.init(InlineMarkdown(markdown), baseURL) }

  /// Creates the text of a key, whose nouns agree with their numbers; no tables are read here.
  public init(
    localized key: String.LocalizationValue,
    options: FormattingOptions = [],
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) { self.init(InlineMarkdown(key.text), nil) }

  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    options: FormattingOptions = [],
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) { self.init(InlineMarkdown(defaultValue.text), nil) }

  public init(localized resource: LocalizedStringResource) {
    self.init(InlineMarkdown(resource.text), nil)
  }

  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  public func inflected() -> AttributedString { self }

  private init(_ markdown: InlineMarkdown, _ baseURL: URL?) {
    self.init(markdown.plain)
    for link in markdown.links {
      let start = characters.index(startIndex, offsetBy: link.start)
      let end = characters.index(start, offsetBy: link.count)
      self[start..<end].link = URL(string: link.destination, relativeTo: baseURL)
    }
  }
}

/// A text that is looked up later; here the key itself is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  public enum BundleDescription: Equatable, Sendable {
    case main
    case atURL(URL)
  }

  let text: String
  public var locale = Locale.current

  public var key: String { text }

  public init(stringLiteral value: String) { text = value }

  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    text = keyAndValue.text
    self.locale = locale
  }

  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    text = defaultValue.text
    self.locale = locale
  }

  package var shown: String { text }
}

extension String {
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}
