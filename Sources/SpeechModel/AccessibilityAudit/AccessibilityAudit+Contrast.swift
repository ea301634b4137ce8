public import AccessibilityTree

extension AccessibilityAudit {
  /// Finds texts that differ too little from what lies behind them, in their order.
  ///
  /// Source: WCAG 2.2, 1.4.3: 4.5 to 1, and 3 to 1 for large text.
  public func issues(of texts: [ColoredText]) -> [AccessibilityIssue] {
    texts.compactMap { text in
      let contrast = text.foreground.contrast(with: text.background)
      let needed = text.isLarge ? 3 : 4.5
      guard contrast < needed else { return nil }
      let (front, back) = (text.foreground.hexadecimal, text.background.hexadecimal)
      return AccessibilityIssue(
        kind: .lowContrast,
        element: text.id,
        summary: "'\(text.text)' is \(front) on \(back), \(Self.ratio(contrast)) to 1",
        reason: "people who see little, and everybody in the sun, need at least "
          + (text.isLarge ? "3 to 1 for large text" : "4.5 to 1"),
        mend: "make the text darker or lighter, or what lies behind it; in the dark and with more "
          + "contrast, too"
      )
    }
  }

  /// A ratio with two digits, rounded down: 4.499 is not 4.5.
  private static func ratio(_ contrast: Double) -> String {
    let hundredths = Int(contrast * 100)
    let digits = hundredths % 100
    return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits)"
  }
}
