import Foundation

/// An estimate of the size of a text in the system font.
///
/// Widths are averages for kinds of letters, as fractions of the font size. They are close enough
/// to break lines and to order elements, but not meant for drawing. Sizes are rounded up to a third
/// of a point, the pixel of an iPhone's screen.
struct TextMeasurement {
  let font: UIFont

  func width(of text: some StringProtocol) -> Double {
    let bold = font.weight.rawValue >= UIFont.Weight.semibold.rawValue ? 1.05 : 1.0
    return text.reduce(0) { $0 + Self.emWidth(of: $1) } * font.pointSize * bold
  }

  /// The size of a text that wraps at a width, in points.
  ///
  /// - Parameter lineLimit: The maximum number of lines; 0 for no limit.
  func size(of text: String, fitting width: Double, lineLimit: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let broken = brokenLines(of: text, fitting: lineLimit == 1 ? .infinity : width)
    let lines = lineLimit == 0 ? broken[...] : broken.prefix(lineLimit)
    return CGSize(
      width: Self.roundedUp(min(lines.map { self.width(of: $0) }.max() ?? 0, width)),
      height: Self.roundedUp(font.lineHeight * Double(lines.count))
    )
  }

  func brokenLines(of text: String, fitting limit: Double) -> [String] {
    let space = width(of: " ")
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines: [String] = []
      var line: [Substring] = []
      var lineWidth = 0.0
      for word in paragraph.split(separator: " ").flatMap({ pieces(of: $0, fitting: limit) }) {
        let wordWidth = width(of: word)
        if lineWidth > 0, lineWidth + space + wordWidth > limit {
          lines.append(line.joined(separator: " "))
          line = [word]
          lineWidth = wordWidth
        } else {
          line.append(word)
          lineWidth += (lineWidth > 0 ? space : 0) + wordWidth
        }
      }
      return lines + [line.joined(separator: " ")]
    }
  }

  /// Breaks a word that is wider than a line into pieces.
  ///
  /// Source: Apple, `NSLineBreakMode.byWordWrapping`: a word that does not fit on a line by itself
  /// is broken between letters; certainty A. A line without room for one letter breaks no word.
  private func pieces(of word: Substring, fitting limit: Double) -> [Substring] {
    guard limit >= font.pointSize, width(of: word) > limit + 1 else { return [word] }
    var pieces: [Substring] = []
    var rest = word
    while width(of: rest) > limit, rest.count > 1 {
      var piece = rest
      while piece.count > 1, width(of: piece) > limit { piece.removeLast() }
      pieces.append(piece)
      rest = rest[piece.endIndex...]
    }
    return pieces + [rest]
  }

  private static func roundedUp(_ length: Double) -> Double { (length * 3).rounded(.up) / 3 }

  private static func emWidth(of character: Character) -> Double {
    switch character {
    case " ", ".", ",", ":", ";", "'", "!", "|", "i", "j", "l", "I": 0.28
    case "f", "r", "t", "(", ")", "-", "/", "«", "»", "\"": 0.37
    case "m", "w", "M", "W", "ж", "м", "ш", "щ", "ю", "Ж", "М", "Ш", "Щ", "Ю", "—": 0.86
    case "·", "•": 0.3
    case _ where character.isNumber || character.isCurrencySymbol: 0.62
    case "+", "=", "×", "~", "<", ">": 0.62
    case _ where character.isUppercase: 0.67
    case _ where character.isLetter && (character.unicodeScalars.first?.value ?? 0) < 0x2E80: 0.55
    default: 1
    }
  }
}

struct MeasuredText {
  let text: String
  let attributes: [NSAttributedString.Key: Any]?

  func size(fitting width: Double) -> CGSize {
    // Without a font UIKit draws in 12 points.
    let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    return TextMeasurement(font: font).size(of: text, fitting: width, lineLimit: 0)
  }

  /// The size of the text within limits, in points; for a single line the width is unlimited.
  func area(in size: CGSize, options: NSStringDrawingOptions) -> CGRect {
    let hasLines = options.contains(.usesLineFragmentOrigin)
    return CGRect(origin: .zero, size: self.size(fitting: hasLines ? size.width : .infinity))
  }
}

extension UIFont {
  // The font at the user's current text size.
  //
  // A scaled font follows the device, as if the setting had been made before the font was created.
  @MainActor var resolved: UIFont {
    let category = DeviceSettings.current.contentSizeCategory
    if let scaling {
      return UIFont(fontName: fontName, pointSize: scaling.size(in: category), weight: weight)
    }
    guard let textStyle else { return self }
    return UIFont(
      fontName: fontName,
      pointSize: textStyle.pointSizes[category.step],
      weight: weight,
      textStyle: textStyle
    )
  }
}

extension UITextView {
  var editingDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  func textSize(fitting width: CGFloat) -> CGSize {
    let insets = textContainerInset
    let availableWidth = width - insets.left - insets.right - 10
    let size = TextMeasurement(font: (font ?? UIFont.systemFont(ofSize: 12)).resolved)
      .size(
        of: content.string.isEmpty ? " " : content.string,
        fitting: availableWidth,
        lineLimit: 0
      )
    return CGSize(
      width: size.width + insets.left + insets.right + 10,
      height: size.height + insets.top + insets.bottom
    )
  }
}
