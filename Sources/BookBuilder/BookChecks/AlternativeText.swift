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
    return lowercased == fileName || isStem
      || isOneWord && endings.contains { lowercased.hasSuffix($0) }
  }

  /// The words at the beginning that only say that this is a picture; `nil` if there are none.
  var redundantOpening: String? {
    Self.openings.first {
      lowercased.hasPrefix($0 + " ") || lowercased.hasPrefix($0 + ":") || lowercased == $0
    }
  }

  private static let openings = [
    "image of", "an image of", "the image of", "picture of", "a picture of", "the picture of",
    "photo of", "a photo of", "graphic of", "icon of", "image", "picture", "photo",
    "изображение", "картинка", "картинка с", "рисунок", "иллюстрация", "фото", "фотография",
    "на картинке", "на рисунке", "на изображении", "на фото", "на фотографии",
  ]
}
