// The words of screens that have nothing to show. Source: what iOS 17 and later show there; certainty B
// for English, C for Russian.
extension SystemWord {
  static let loadingContent = SystemWord("Loading…", ru: "Загрузка…")
  static let noResults = SystemWord("No Results", ru: "Нет результатов")
  static let checkSpelling = SystemWord(
    "Check the spelling or try a new search.",
    ru: "Проверьте правописание или попробуйте новый запрос."
  )
}
