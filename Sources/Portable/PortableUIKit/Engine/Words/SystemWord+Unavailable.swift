// The words of screens that have nothing to show. Source: Apple's UIKit string tables for the first two,
// certainty A; the third is what iOS 17 and later show in English, certainty B, and ours elsewhere.
extension SystemWord {
  static let loadingContent = SystemWord(
    "Loading…",
    ru: "Загрузка…",
    de: "Laden\u{A0}…",
    zh: "正在载入…"
  )
  static let noResults = SystemWord("No Results", ru: "Не найдено", de: "Keine Treffer", zh: "无结果")
  static let checkSpelling = SystemWord(
    "Check the spelling or try a new search.",
    ru: "Проверьте правописание или попробуйте новый запрос.",
    de: "Überprüfe die Schreibweise oder starte eine neue Suche.",
    zh: "请检查拼写或尝试新的搜索。"
  )
}
