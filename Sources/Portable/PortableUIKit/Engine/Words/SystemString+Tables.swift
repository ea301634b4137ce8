extension SystemString {
  package static let checked = Self("checked", ru: "отмечено", de: "markiert", zh: "已勾选")
  static let emptyList = Self("Empty list", ru: "Пустой список", de: "Leere Liste", zh: "空列表")
  static let moreInfo = Self("More Info", ru: "Подробнее", de: "Weitere Infos", zh: "更多信息")
  static let sectionIndex = Self(
    "Section index",
    ru: "Индекс раздела",
    de: "Abschnittsindex",
    zh: "节索引"
  )
  static let deleteHint = Self(
    "Double tap to delete item",
    ru: "Коснитесь дважды для удаления объекта",
    de: "Zum Löschen des Objekts doppeltippen",
    zh: "轻点两下来删除项目"
  )
  /// Source: recordings of the gesture in English; certainty B there, C for the other languages.
  static let reorderHint = Self(
    "Double tap and hold, wait for the sound, then drag to rearrange",
    ru: "Коснитесь дважды и удерживайте, дождитесь звука, затем перетяните, чтобы изменить порядок",
    de: "Doppeltippen und halten, auf den Ton warten, dann zum Neuanordnen bewegen",
    zh: "轻点两下并按住，等待声音提示，然后拖移以重新排列"
  )

  static func delete(_ label: String) -> SystemString {
    Self("Delete \(label)", ru: "Удалить \(label)", de: "\(label) löschen", zh: "删除\(label)")
  }

  static func insert(_ label: String) -> SystemString {
    Self("Insert \(label)", ru: "Вставить \(label)", de: "\(label) einfügen", zh: "插入\(label)")
  }

  static func reorder(_ label: String) -> SystemString {
    Self(
      "Reorder \(label)",
      ru: "Изменить порядок \(label)",
      de: "\(label) neu anordnen",
      zh: "对\(label)重新排序"
    )
  }

  static func rows(_ first: Int, to last: Int, of count: Int) -> SystemString {
    Self(
      "rows \(first) to \(last) of \(count)",
      ru: "строки с \(first) по \(last) из \(count)",
      de: "Zeilen \(first) bis \(last) von \(count)",
      zh: "第\(first)行至第\(last)行（共\(count)行）"
    )
  }
}

// Spoken names of icons are from UIKit's accessibility table, visible titles from UIKit's own.
extension SystemString {
  static let add = Self("Add", ru: "Добавить", de: "Hinzufügen", zh: "添加")
  static let back = Self("Back", ru: "Назад", de: "Zurück", zh: "返回")
  static let bookmarks = Self("Bookmarks", ru: "Закладки", de: "Lesezeichen", zh: "书签")
  static let camera = Self("Camera", ru: "Камера", de: "Kamera", zh: "相机")
  static let cancel = Self("Cancel", ru: "Отменить", de: "Abbrechen", zh: "取消")
  static let close = Self("Close", ru: "Закрыть", de: "Schließen", zh: "关闭")
  static let compose = Self("Compose", ru: "Создать", de: "Erstellen", zh: "编写")
  static let delete = Self("Delete", ru: "Удалить", de: "Löschen", zh: "删除")
  static let done = Self("Done", ru: "Готово", de: "Fertig", zh: "完成")
  static let edit = Self("Edit", ru: "Править", de: "Bearbeiten", zh: "编辑")
  static let fastForward = Self(
    "Fast forward",
    ru: "Перемотка вперёд",
    de: "Schneller Vorlauf",
    zh: "快进"
  )
  static let organize = Self("Organize", ru: "Расположить", de: "Organisieren", zh: "整理")
  static let pause = Self("Pause", ru: "Приостановить", de: "Anhalten", zh: "暂停")
  static let play = Self("Play", ru: "Воспроизвести", de: "Wiedergabe", zh: "播放")
  static let redo = Self("Redo", ru: "Повторить", de: "Wiederholen", zh: "重做")
  static let refresh = Self("Refresh", ru: "Обновить", de: "Aktualisieren", zh: "刷新")
  static let reply = Self("Reply", ru: "Ответить", de: "Antworten", zh: "回复")
  static let rewind = Self("Rewind", ru: "Перемотка назад", de: "Schneller Rücklauf", zh: "倒回")
  static let save = Self("Save", ru: "Сохранить", de: "Sichern", zh: "存储")
  /// The visible title, in a field or below the icon of a tab.
  static let search = Self("Search", ru: "Поиск", de: "Suchen", zh: "搜索")
  /// The spoken name of the icon.
  static let searchButton = Self("Search", ru: "Искать", de: "Suchen", zh: "搜索")
  static let share = Self("Share", ru: "Поделиться", de: "Teilen", zh: "共享")
  static let showSidebar = Self(
    "Show Sidebar",
    ru: "Показать боковое меню",
    de: "Seitenleiste einblenden",
    zh: "显示边栏"
  )
  static let stop = Self("Stop", ru: "Остановить", de: "Stopp", zh: "停止")
  static let tabBar = Self("Tab Bar", ru: "Панель вкладок", de: "Tab-Leiste", zh: "标签页栏")
  static let undo = Self("Undo", ru: "Отменить", de: "Widerrufen", zh: "撤销")
}
