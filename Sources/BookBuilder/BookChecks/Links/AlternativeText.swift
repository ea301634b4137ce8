import Diagnostics
import SourceText

/// What a picture says to those who do not see it.
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

  /// Whether the words are the name of the file, with or without its ending, or of another one.
  var isFileName: Bool {
    let stem = fileName.prefix { $0 != "." }
    let isStem = lowercased == stem && stem.contains { "-_".contains($0) || $0.isNumber }
    let endings = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".heic", ".pdf"]
    let isOneWord = !words.contains(where: \.isWhitespace)
    return lowercased == fileName || isStem || isNameOfMachine
      || isOneWord && endings.contains { lowercased.hasSuffix($0) }
  }

  /// Whether the words are what systems and cameras name their pictures.
  private var isNameOfMachine: Bool {
    // A pattern takes a hundred times as long as a look at the first letters.
    guard ["screen", "снимок", "bild", "img", "dsc"].contains(where: lowercased.hasPrefix) else {
      return false
    }
    let name =
      /(?:screen ?shot|снимок экрана|bildschirmfoto)\s+[0-9]{4}-|(?:img|dsc)[ _\-]?[0-9]{3}/
    return lowercased.prefixMatch(of: name) != nil
  }

  /// Whether the words hold the place of others, as tools write them.
  var isPlaceholder: Bool {
    Self.placeholders.contains(lowercased)
      || ["TODO", "FIXME", "TBD"].contains(where: words.hasPrefix)
        && words.prefixMatch(of: /(?:TODO|FIXME|TBD)(?:\W|$)/) != nil
  }

  /// The size at the end, as other tools write it, such as `|300`; `nil` if there is none.
  var size: Substring? {
    guard words.holds("|") else { return nil }
    return words.firstMatch(of: /\s*\|\s*[0-9]+(?:x[0-9]+)?$/)?.output
  }

  /// Whether there is nothing after the words that only say that this is a picture.
  var isOnlyOpening: Bool { redundantOpening == lowercased }

  /// The words at the beginning that only say that this is a picture; `nil` if there are none.
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
}

extension AlternativeText {
  /// The finding about the words; `nil` if they can be what the picture tells.
  ///
  /// - Parameter isOrnament: whether the author says that the picture tells nothing.
  func finding(isOrnament: Bool, at location: SourceLocation) -> Diagnostic? {
    if isEmpty {
      guard !isOrnament else { return nil }
      let help = "say in the brackets what it tells, or give it the title \"decorative\""
      let summary = "an image needs alternative text"
      return Diagnostic(.missingAlternativeText, at: location, summary, help: help)
    }
    if isPlaceholder {
      let help = "say in the brackets what the picture tells"
      let summary = "'\(words)' only holds the place of an alternative text"
      return Diagnostic(.missingAlternativeText, at: location, summary, help: help)
    }
    if let size {
      let help = "leave out '\(size)': the style sheet says how large pictures are"
      let summary = "the alternative text ends with a size, '\(size)'"
      return Diagnostic(.redundantAlternativeText, at: location, summary, help: help)
    }
    if isFileName {
      let help = "say in the brackets what the picture tells"
      let summary = "the alternative text '\(words)' is the name of a file"
      return Diagnostic(.fileNameAlternativeText, at: location, summary, help: help)
    }
    if let opening = redundantOpening {
      let help =
        isOnlyOpening
        ? "say in the brackets what the picture tells; a screen reader says that it is an image"
        : "leave out '\(opening)'; a screen reader says that it is an image"
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
      A picture must lie under 'Content'. Pictures of other sites are not allowed: a page of the \
      book asks no other host for anything.
      """,
    readers: """
      Readers who see would find a hole in the page, and a listener would hear of a picture that \
      nobody can see.
      """,
    wrong: "![The rotor](https://example.org/rotor.png)",
    right: "![The rotor](rotor.png)"
  )
  static let missingAlternativeText = Rule(
    id: "missing-alternative-text",
    explanation: """
      What a picture tells stands between its square brackets, in words. A picture that tells \
      nothing is marked as such: '![](line.png "decorative")'. Source: WCAG 2.2, 1.1.1.
      """,
    readers: """
      A blind reader hears “image”, or the name of the file, and knows that something is kept from \
      them.
      """,
    wrong: "![](rotor.png)",
    right: "![A dial with four settings; Headings is at its top](rotor.png)"
  )
  static let fileNameAlternativeText = Rule(
    id: "file-name-alternative-text",
    explanation: """
      The alternative text of a picture is the name of its file, or looks like one. Source: WCAG 2.2, \
      1.1.1.
      """,
    readers: """
      A blind reader hears “rotor 2 dot png” and is told nothing about the picture.
      """,
    wrong: "![rotor-2.png](rotor-2.png)",
    right: "![A dial with four settings; Headings is at its top](rotor-2.png)"
  )
  static let redundantAlternativeText = Rule(
    id: "redundant-alternative-text",
    canBeAllowed: true,
    explanation: """
      The alternative text begins with words such as “image of”. Say what the picture tells. That it \
      is a painting or a map may matter, and may be said.
      """,
    readers: """
      A screen reader says “image” by itself, so a listener hears it twice before the first word that \
      tells something.
      """,
    wrong: "![Image of a dial](rotor.png)",
    right: "![A dial with four settings; Headings is at its top](rotor.png)"
  )
}
