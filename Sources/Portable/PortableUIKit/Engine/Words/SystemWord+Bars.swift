// What stands for a picture is UIKit's accessibility table; what is written is UIKit's own.
extension SystemWord {
  static let add = SystemWord("Add", ru: "Добавить", de: "Hinzufügen", zh: "添加")
  static let back = SystemWord("Back", ru: "Назад", de: "Zurück", zh: "返回")
  static let bookmarks = SystemWord("Bookmarks", ru: "Закладки", de: "Lesezeichen", zh: "书签")
  static let camera = SystemWord("Camera", ru: "Камера", de: "Kamera", zh: "相机")
  static let cancel = SystemWord("Cancel", ru: "Отменить", de: "Abbrechen", zh: "取消")
  static let close = SystemWord("Close", ru: "Закрыть", de: "Schließen", zh: "关闭")
  static let compose = SystemWord("Compose", ru: "Создать", de: "Erstellen", zh: "编写")
  static let delete = SystemWord("Delete", ru: "Удалить", de: "Löschen", zh: "删除")
  static let done = SystemWord("Done", ru: "Готово", de: "Fertig", zh: "完成")
  static let edit = SystemWord("Edit", ru: "Править", de: "Bearbeiten", zh: "编辑")
  static let fastForward = SystemWord(
    "Fast forward",
    ru: "Перемотка вперёд",
    de: "Schneller Vorlauf",
    zh: "快进"
  )
  static let organize = SystemWord("Organize", ru: "Расположить", de: "Organisieren", zh: "整理")
  static let pause = SystemWord("Pause", ru: "Приостановить", de: "Anhalten", zh: "暂停")
  static let play = SystemWord("Play", ru: "Воспроизвести", de: "Wiedergabe", zh: "播放")
  static let redo = SystemWord("Redo", ru: "Повторить", de: "Wiederholen", zh: "重做")
  static let refresh = SystemWord("Refresh", ru: "Обновить", de: "Aktualisieren", zh: "刷新")
  static let reply = SystemWord("Reply", ru: "Ответить", de: "Antworten", zh: "回复")
  static let rewind = SystemWord(
    "Rewind",
    ru: "Перемотка назад",
    de: "Schneller Rücklauf",
    zh: "倒回"
  )
  static let save = SystemWord("Save", ru: "Сохранить", de: "Sichern", zh: "存储")
  /// Where the word is written, in a field or below the picture of a tab.
  static let search = SystemWord("Search", ru: "Поиск", de: "Suchen", zh: "搜索")
  /// Where a picture stands for the word.
  static let searchButton = SystemWord("Search", ru: "Искать", de: "Suchen", zh: "搜索")
  static let share = SystemWord("Share", ru: "Поделиться", de: "Teilen", zh: "共享")
  static let showSidebar = SystemWord(
    "Show Sidebar",
    ru: "Показать боковое меню",
    de: "Seitenleiste einblenden",
    zh: "显示边栏"
  )
  static let stop = SystemWord("Stop", ru: "Остановить", de: "Stopp", zh: "停止")
  static let tabBar = SystemWord("Tab Bar", ru: "Панель вкладок", de: "Tab-Leiste", zh: "标签页栏")
  static let undo = SystemWord("Undo", ru: "Отменить", de: "Widerrufen", zh: "撤销")
}
