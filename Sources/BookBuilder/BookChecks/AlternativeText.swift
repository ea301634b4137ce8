import SourceText

/// What a picture says to those who do not see it.
struct AlternativeText {
  /// The words.
  let words: String
  private let lowercased: String
  private let fileName: String

  /// Takes the alternative text of a picture.
  init(_ text: String, of source: String) {
    words = text.trimmingWhitespace()
    lowercased = words.lowercased()
    fileName = source.split(separator: "/").last?.lowercased() ?? ""
  }

  /// Whether there are no words.
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
    let name =
      /(?:screen ?shot|снимок экрана|bildschirmfoto)\s+[0-9]{4}-|(?:img|dsc)[ _\-]?[0-9]{3}/
    return lowercased.prefixMatch(of: name) != nil
  }

  /// Whether the words hold the place of others, as tools write them.
  var isPlaceholder: Bool {
    Self.placeholders.contains(lowercased)
      || words.prefixMatch(of: /(?:TODO|FIXME|TBD)(?:\W|$)/) != nil
  }

  /// The size at the end, as other tools write it, such as `|300`; `nil` if there is none.
  var size: Substring? { words.firstMatch(of: /\s*\|\s*[0-9]+(?:x[0-9]+)?$/)?.output }

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
