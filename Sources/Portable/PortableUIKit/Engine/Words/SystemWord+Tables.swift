extension SystemWord {
  package static let checked = SystemWord("checked", ru: "отмечено", de: "markiert", zh: "已勾选")
  static let emptyList = SystemWord("Empty list", ru: "Пустой список", de: "Leere Liste", zh: "空列表")
  static let moreInfo = SystemWord(
    "More Info",
    ru: "Подробнее",
    de: "Weitere Infos",
    zh: "更多信息"
  )
  static let sectionIndex = SystemWord(
    "Section index",
    ru: "Индекс раздела",
    de: "Abschnittsindex",
    zh: "节索引"
  )
  static let deleteHint = SystemWord(
    "Double tap to delete item",
    ru: "Коснитесь дважды для удаления объекта",
    de: "Zum Löschen des Objekts doppeltippen",
    zh: "轻点两下来删除项目"
  )
  /// Source: recordings of the gesture in English; certainty B there, C for the other languages.
  static let reorderHint = SystemWord(
    "Double tap and hold, wait for the sound, then drag to rearrange",
    ru: "Коснитесь дважды и удерживайте, дождитесь звука, затем перетяните, чтобы изменить порядок",
    de: "Doppeltippen und halten, auf den Ton warten, dann zum Neuanordnen bewegen",
    zh: "轻点两下并按住，等待声音提示，然后拖移以重新排列"
  )

  static func delete(_ label: String) -> SystemWord {
    SystemWord(
      "Delete \(label)",
      ru: "Удалить \(label)",
      de: "\(label) löschen",
      zh: "删除\(label)"
    )
  }

  static func insert(_ label: String) -> SystemWord {
    SystemWord(
      "Insert \(label)",
      ru: "Вставить \(label)",
      de: "\(label) einfügen",
      zh: "插入\(label)"
    )
  }

  static func reorder(_ label: String) -> SystemWord {
    SystemWord(
      "Reorder \(label)",
      ru: "Изменить порядок \(label)",
      de: "\(label) neu anordnen",
      zh: "对\(label)重新排序"
    )
  }

  static func rows(_ first: Int, to last: Int, of count: Int) -> SystemWord {
    SystemWord(
      "rows \(first) to \(last) of \(count)",
      ru: "строки с \(first) по \(last) из \(count)",
      de: "Zeilen \(first) bis \(last) von \(count)",
      zh: "第\(first)行至第\(last)行（共\(count)行）"
    )
  }
}
