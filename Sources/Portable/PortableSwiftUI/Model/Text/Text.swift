public import Foundation
import PortableFoundation
import PortableUIKit

public struct Text: Equatable {
  var plain: String
  var ownFont: Font?
  var ownWeight: Font.Weight?
  var ownForeground: Foreground?
  var speech: [NSAttributedString.Key: SpeechAttribute] = [:]
  var spokenLabel: String?
  var headingLevel = 0
  var links: [InlineMarkdown.Link] = []

  public init(verbatim content: String) { plain = content }

  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let markdown = key.markdown
    self.init(verbatim: markdown.plain)
    links = markdown.links
  }

  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init(LocalizedStringKey(resource.shown))
  }

  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
    links = attributedContent.markedLinks
    // Attributed runs may have colors of their own.
    if attributedContent.runs.contains(where: { $0.attributes != AttributeContainer() }) {
      ownForeground = .approximate(.primary)
    }
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  public init(_ image: Image) { self.init(verbatim: image.spokenName ?? "") }

  public static func + (left: Text, right: Text) -> Text {
    var result = left
    result.links += right.links.map { link in
      var copy = link
      copy.start += left.plain.count
      return copy
    }
    result.plain += right.plain
    // A text in two colors has no single contrast ratio.
    if left.ownForeground != right.ownForeground {
      result.ownForeground = .approximate(left.ownForeground?.plainColor ?? .primary)
    }
    if left.ownWeight != right.ownWeight { result.ownWeight = nil }
    if left.spokenLabel != nil || right.spokenLabel != nil {
      result.spokenLabel = (left.spokenLabel ?? left.plain) + (right.spokenLabel ?? right.plain)
    }
    return result
  }

  var spoken: NSAttributedString {
    var attributes = speech.mapValues { $0.value as Any }
    if headingLevel > 0 {
      attributes[.accessibilityTextHeadingLevel] = headingLevel
    }
    let text = NSMutableAttributedString(string: spokenLabel ?? plain, attributes: attributes)
    guard spokenLabel == nil else { return text }
    for link in links {
      text.addAttribute(.link, value: link.destination, range: link.range(in: plain))
    }
    return text
  }
}

enum SpeechAttribute: Equatable {
  case flag(Bool)
  case number(Double)

  var value: Any {
    switch self {
    case .flag(let flag): flag
    case .number(let number): number
    }
  }
}

extension Text: View { public typealias Body = Never }

extension Text: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let font = (ownFont ?? context.environment.font ?? .body)
      .uiKitEquivalent(context.environment, weight: ownWeight)
    let plain = plain.written(in: context.environment.textCase)
    let surface = TextSurface(
      text: plain,
      font: font,
      // Code of 2019 writes -1 for no limit.
      lines: max(0, context.environment.lineLimit ?? 0),
      color: context.environment.foregroundColor(ownForeground),
      isEnabled: context.environment.isEnabled
    )
    var properties = AccessibilityProperties()
    properties.label = spoken(in: context.environment.textCase)
    properties.traits = .staticText
    properties.isEnabled = context.environment.isEnabled
    follow(in: context.environment.openURL, &properties)
    return [
      RenderedView(
        context,
        layout: LeafRule(measure: surface.size),
        surface: surface,
        // Source: AccessibilitySnapshot; that an empty text isn't an element: certainty C.
        accessibility: plain.isEmpty && spokenLabel == nil ? .children : .element(properties)
      )
    ]
  }
}

extension String {
  fileprivate func written(in textCase: Text.Case?) -> String {
    switch textCase {
    case .uppercase: localizedUppercase
    case .lowercase: localizedLowercase
    case nil: self
    }
  }
}

extension Text {
  /// The spoken text, in the letter case that is shown.
  ///
  /// Source: AccessibilitySnapshot's images of lists of iOS 17 and 18, where headers are in
  /// capitals; certainty A.
  fileprivate func spoken(in textCase: Text.Case?) -> NSAttributedString {
    guard textCase != nil, spokenLabel == nil else { return spoken }
    var copy = self
    copy.plain = plain.written(in: textCase)
    return copy.spoken
  }
}
