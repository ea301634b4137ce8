extension Unicode.Scalar {
  /// Whether printing the character controls a terminal, or hides or reorders the text around it.
  ///
  /// Control characters, line and paragraph separators, and embeddings, overrides and isolates of
  /// bidirectional text. Source: Unicode Standard Annex 9, 2.
  package var isInvisibleControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// What is printed in place of the character: a control picture, or an escape as in Swift.
  package var visibleSymbol: String {
    guard isInvisibleControl else { return String(Character(self)) }
    if value >= 0xA0 { return "\\u{\(String(value, radix: 16, uppercase: true))}" }
    let picture = Unicode.Scalar(value < 0x20 ? 0x2400 + value : 0x2421)
    return picture.map { String(Character($0)) } ?? "?"
  }
}

extension String {
  /// The text with visible characters in place of control characters, except tabs, on one line.
  package var visibleLine: String {
    guard unicodeScalars.contains(where: { $0.isInvisibleControl && $0 != "\t" }) else {
      return self
    }
    return unicodeScalars.map { $0 == "\t" ? "\t" : $0.visibleSymbol }.joined()
  }

  /// The text with visible characters in place of control characters, except tabs and line feeds.
  package var withVisibleControls: String {
    let isKept: (Unicode.Scalar) -> Bool = { !$0.isInvisibleControl || $0 == "\t" || $0 == "\n" }
    // Most bytes cannot begin such a character.
    let mayOccur = utf8.contains { byte in
      byte < 0x20 && byte != 0x09 && byte != 0x0A || byte == 0x7F || byte == 0xC2 || byte == 0xE2
    }
    guard mayOccur, !unicodeScalars.allSatisfy(isKept) else { return self }
    return unicodeScalars.map { isKept($0) ? String(Character($0)) : $0.visibleSymbol }.joined()
  }

  /// The lines of the text, each with visible characters in place of control characters.
  package var visibleLines: [String] {
    SourceLines(self).map { String($0).visibleLine }
  }

  /// The line, changed if a CI service would take it for a command.
  ///
  /// GitHub's runner ignores whitespace before `::`, and finds `##[` anywhere. Source: actions/runner,
  /// `ActionCommand.cs`.
  package var withoutWorkflowCommands: String {
    guard includes("::") || includes("##[") else { return self }
    var scalars = String.UnicodeScalarView()
    let start = unicodeScalars.firstIndex { !$0.properties.isWhitespace } ?? endIndex
    let isCommand = unicodeScalars[start...].starts(with: "::".unicodeScalars)
    for index in unicodeScalars.indices {
      let scalar = unicodeScalars[index]
      let isMark = scalar == "[" && scalars.suffix(2).elementsEqual("##".unicodeScalars)
      if isMark || isCommand && index == start { scalars.append("\\") }
      scalars.append(scalar)
    }
    return String(scalars)
  }

  /// The text as it is printed on a terminal or into a log: no control characters except tabs and
  /// line breaks, and no commands for a CI service.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isInvisibleControl) || includes("::") || includes("##[")
    else { return self }
    return visibleLines.map(\.withoutWorkflowCommands).joined(separator: "\n")
  }

  /// The JSON with escapes in place of control characters in its strings.
  package var withEscapedControlsInJSON: String {
    guard unicodeScalars.contains(where: { $0.isInvisibleControl && $0 != "\n" }) else {
      return self
    }
    // Others than these, and line breaks between values, are escaped by the encoder.
    return unicodeScalars.map { scalar -> String in
      guard scalar.isInvisibleControl, scalar != "\n" else { return String(Character(scalar)) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    .joined()
  }
}
