import BookModel
import Localization

extension ChapterFrontMatter.Glance {
  /// The lines with the words for what each says, for files that are no pages.
  func sentences(in words: SharedWords) -> [String] {
    let marks = words.quotationMarks
    return [
      heard.map { "\(words.glance.heard): \(marks.prefix(1))\($0.text)\(marks.suffix(1))." },
      "\(words.glance.rule): \(rule.text)",
      code.map { "\(words.glance.code): `\($0.text)`." },
      "\(words.glance.check): \(check.text)",
    ].compactMap(\.self)
  }
}
