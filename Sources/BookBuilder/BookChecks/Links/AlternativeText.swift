import Diagnostics
import SourceText

struct AlternativeText {
  let words: String
  private let lowercased: String
  private let fileName: String

  init(_ text: String, of source: String) {
    words = text.trimmingWhitespace()
    lowercased = words.lowercased()
    fileName = source.split(separator: "/").last?.lowercased() ?? ""
  }

  var isEmpty: Bool { words.isEmpty }

  /// Whether the text is a file name: that of the picture, with or without extension, or another
  /// one.
  var isFileName: Bool {
    let stem = fileName.prefix { $0 != "." }
    let isStem = lowercased == stem && stem.contains { "-_".contains($0) || $0.isNumber }
    let endings = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".heic", ".pdf"]
    let isOneWord = !words.contains(where: \.isWhitespace)
    return lowercased == fileName || isStem || isGeneratedName
      || isOneWord && endings.contains { lowercased.hasSuffix($0) }
  }

  /// Whether the text is a name that systems and cameras give to pictures.
  private var isGeneratedName: Bool {
    // A regular expression is a hundred times slower than comparing prefixes.
    guard ["screen", "снимок", "bild", "img", "dsc"].contains(where: lowercased.hasPrefix) else {
      return false
    }
    let name =
      /(?:screen ?shot|снимок экрана|bildschirmfoto)\s+[0-9]{4}-|(?:img|dsc)[ _\-]?[0-9]{3}/
    return lowercased.prefixMatch(of: name) != nil
  }

  var isPlaceholder: Bool {
    Self.placeholders.contains(lowercased)
      || ["TODO", "FIXME", "TBD"].contains(where: words.hasPrefix)
        && words.prefixMatch(of: /(?:TODO|FIXME|TBD)(?:\W|$)/) != nil
  }

  /// A size at the end, such as `|300`, as other tools write it; `nil` if there is none.
  var size: Substring? {
    guard words.includes("|") else { return nil }
    return words.firstMatch(of: /\s*\|\s*[0-9]+(?:x[0-9]+)?$/)?.output
  }

  var isOnlyOpening: Bool { redundantOpening == lowercased }

  var redundantOpening: String? {
    Self.openings.first {
      lowercased.hasPrefix($0 + " ") || lowercased.hasPrefix($0 + ":") || lowercased == $0
    }
  }

  private static let placeholders: Set = [
    "alt", "alt text", "alternative text", "description", "image description", "text", "caption",
    "альтернативный текст", "описание", "подпись",
  ]

  private static let openings = [
    "image showing", "an image showing", "picture showing", "a picture showing", "photo showing",
    "a photo showing", "image of", "an image of", "the image of", "picture of", "a picture of",
    "the picture of",
    "photo of", "a photo of", "graphic of", "icon of", "image", "picture", "photo",
    "изображение", "картинка", "картинка с", "рисунок", "иллюстрация", "фото", "фотография",
    "на картинке", "на рисунке", "на изображении", "на фото", "на фотографии",
  ]

  /// The finding about the text; `nil` if it may describe the picture.
  ///
  /// - Parameter isOrnament: whether the author marks the picture as decorative.
  func finding(isOrnament: Bool, at location: SourceLocation) -> Diagnostic? {
    if isEmpty {
      guard !isOrnament else { return nil }
      let help = "describe it in the brackets, or give it the title \"decorative\""
      let summary = "an image needs alternative text"
      return Diagnostic(.missingAlternativeText, at: location, summary, help: help)
    }
    if isPlaceholder {
      let help = "describe the picture in the brackets"
      let summary = "'\(words)' is placeholder text, not alternative text"
      return Diagnostic(.missingAlternativeText, at: location, summary, help: help)
    }
    if let size {
      let help = "remove '\(size)': the style sheet sets the size of pictures"
      let summary = "the alternative text ends with a size, '\(size)'"
      return Diagnostic(.redundantAlternativeText, at: location, summary, help: help)
    }
    if isFileName {
      let help = "describe the picture in the brackets"
      let summary = "the alternative text '\(words)' is a file name"
      return Diagnostic(.fileNameAlternativeText, at: location, summary, help: help)
    }
    if let opening = redundantOpening {
      let help =
        isOnlyOpening
        ? "describe the picture in the brackets; a screen reader already says that it is an image"
        : "remove '\(opening)'; a screen reader already says that it is an image"
      let summary = "the alternative text begins with '\(opening)'"
      return Diagnostic(.redundantAlternativeText, at: location, summary, help: help)
    }
    return nil
  }
}

extension Rule {
  static let brokenImage = Rule(
    id: "broken-image",
    explanation: """
      A picture must be a file under 'Content'. Pictures on other sites are not allowed: the pages of \
      the book load nothing from other hosts.
      """,
    readers: """
      Sighted readers would see a gap in the page, and a listener would hear of a picture that no one \
      can see.
      """,
    wrong: "![The rotor](https://example.org/rotor.png)",
    right: "![The rotor](rotor.png)"
  )
  static let missingAlternativeText = Rule(
    id: "missing-alternative-text",
    explanation: """
      The alternative text between the square brackets says what a picture shows. A picture that conveys \
      nothing is marked as decorative: '![](line.png "decorative")'. Source: WCAG 2.2, 1.1.1.
      """,
    readers: """
      A blind reader hears “image”, or the file name, and knows that something is being withheld.
      """,
    wrong: "![](rotor.png)",
    right: "![A dial with four settings; Headings is at its top](rotor.png)"
  )
  static let fileNameAlternativeText = Rule(
    id: "file-name-alternative-text",
    explanation: """
      The alternative text of a picture is its file name, or looks like one. Source: WCAG 2.2, 1.1.1.
      """,
    readers: "A blind reader hears “rotor 2 dot png” and learns nothing about the picture.",
    wrong: "![rotor-2.png](rotor-2.png)",
    right: "![A dial with four settings; Headings is at its top](rotor-2.png)"
  )
  static let redundantAlternativeText = Rule(
    id: "redundant-alternative-text",
    severity: .warning,
    canBeAllowed: true,
    explanation: """
      The alternative text begins with words such as “image of”. Describe the picture instead. That it \
      is a painting or a map may matter, and may be said.
      """,
    readers: """
      A screen reader announces “image” anyway, so a listener hears it twice before the first \
      informative word.
      """,
    wrong: "![Image of a dial](rotor.png)",
    right: "![A dial with four settings; Headings is at its top](rotor.png)"
  )
}
