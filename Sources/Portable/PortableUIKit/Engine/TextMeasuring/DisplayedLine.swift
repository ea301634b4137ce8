package import Foundation

package struct DisplayedLine: Hashable, Sendable {
  /// The text, truncated with an ellipsis if it doesn't fit.
  package var text: String
  package var frame: CGRect
  package var baseline: CGFloat
  package var pointSize: CGFloat
  package var isBold: Bool
}

extension UILabel {
  package var displayedLines: [DisplayedLine] {
    TextMeasurement(font: displayedFont).lines(
      of: text ?? "",
      in: bounds,
      lineLimit: numberOfLines,
      alignment: textAlignment.resolved(isRightToLeft: isRightToLeft)
    )
  }
}

extension UITextField {
  /// The lines of the text, or of the placeholder if the text is empty.
  package var displayedLines: [DisplayedLine] {
    let content = text ?? ""
    let shown = isSecureTextEntry ? String(repeating: "•", count: content.count) : content
    let inset: CGFloat = borderStyle == .none ? 0 : 7
    return TextMeasurement(font: font ?? UIFont.systemFont(ofSize: 17)).lines(
      of: content.isEmpty ? placeholder ?? "" : shown,
      in: bounds.insetBy(dx: inset, dy: 0),
      lineLimit: 1,
      alignment: textAlignment.resolved(isRightToLeft: isRightToLeft)
    )
  }
}

extension UITextView {
  package var displayedLines: [DisplayedLine] {
    let insets = textContainerInset
    var area = bounds.insetBy(dx: 5, dy: 0)
    area.origin.x += insets.left
    area.origin.y += insets.top
    area.size.width -= insets.left + insets.right
    area.size.height = 0
    return TextMeasurement(font: font ?? UIFont.systemFont(ofSize: 12)).lines(
      of: text,
      in: area,
      lineLimit: 0,
      alignment: textAlignment.resolved(isRightToLeft: isRightToLeft)
    )
  }
}

extension NSTextAlignment {
  fileprivate func resolved(isRightToLeft: Bool) -> NSTextAlignment {
    switch self {
    case .natural, .justified: isRightToLeft ? .right : .left
    case .left, .center, .right: self
    }
  }
}

extension TextMeasurement {
  fileprivate func lines(
    of text: String,
    in area: CGRect,
    lineLimit: Int,
    alignment: NSTextAlignment
  ) -> [DisplayedLine] {
    guard !text.isEmpty else { return [] }
    // If not even the ellipsis fits, it is displayed alone, as wide as the view.
    if area.width > 0, width(of: text) > area.width, width(of: "…") > area.width {
      let y = area.minY + max(0, (area.height - font.lineHeight) / 2)
      return [line("…", in: CGRect(x: area.minX, y: y, width: area.width, height: font.lineHeight))]
    }
    let broken = brokenLines(of: text, fitting: lineLimit == 1 ? .infinity : area.width)
    let lines = lineLimit == 0 ? broken[...] : broken.prefix(lineLimit)
    let height = font.lineHeight * CGFloat(lines.count)
    let top = area.minY + max(0, (area.height - height) / 2)
    return lines.enumerated().map { index, line in
      let isCut = index == lines.count - 1 && lines.count < broken.count
      let shown = truncated(isCut ? line + "…" : line, to: area.width)
      let width = width(of: shown)
      let x: CGFloat =
        switch alignment {
        case .center: area.midX - width / 2
        case .right: area.maxX - width
        default: area.minX
        }
      let y = top + CGFloat(index) * font.lineHeight
      return self.line(shown, in: CGRect(x: x, y: y, width: width, height: font.lineHeight))
    }
  }

  private func line(_ words: String, in frame: CGRect) -> DisplayedLine {
    DisplayedLine(
      text: words,
      frame: frame,
      baseline: frame.minY + font.ascender,
      pointSize: font.pointSize,
      isBold: font.weight.rawValue >= UIFont.Weight.semibold.rawValue
    )
  }

  /// Truncates a line with an ellipsis; a line that is one pixel too wide still fits.
  private func truncated(_ line: String, to width: CGFloat) -> String {
    guard self.width(of: line) > width + 1 else { return line }
    var kept = line[...]
    while !kept.isEmpty, self.width(of: kept + "…") > width {
      kept.removeLast()
    }
    return kept + "…"
  }
}
