/// A word that UIKit itself puts on its controls, in the language of the device.
///
/// Source: Apple's UIKit string tables; certainty A for the words.
enum SystemWord {
  case add
  case close
  case compose
  case delete
  case edit
  case pause
  case play
  case refresh
  case reply
  case save
  case share
  case back
  case cancel
  case clearText
  case decrement
  case done
  case increment
  case inProgress
  case page(Int, of: Int)
  case progress
  case progressHalted
  case search
  case tabBar

  /// Gives the word in Russian for `ru` and its variants, otherwise in English.
  func text(in language: String) -> String {
    language.lowercased().hasPrefix("ru") ? russian : english
  }

  /// The word in the language of the current device.
  @MainActor var text: String { text(in: DeviceSettings.current.language) }

  private var english: String {
    switch self {
    case .add: "Add"
    case .close: "Close"
    case .compose: "Compose"
    case .delete: "Delete"
    case .edit: "Edit"
    case .pause: "Pause"
    case .play: "Play"
    case .refresh: "Refresh"
    case .reply: "Reply"
    case .save: "Save"
    case .share: "Share"
    case .back: "Back"
    case .cancel: "Cancel"
    case .clearText: "Clear text"
    case .decrement: "Decrement"
    case .done: "Done"
    case .increment: "Increment"
    case .inProgress: "In progress"
    case .page(let page, let count): "page \(page) of \(count)"
    case .progress: "Progress"
    case .progressHalted: "Progress halted"
    case .search: "Search"
    case .tabBar: "Tab Bar"
    }
  }

  private var russian: String {
    switch self {
    case .add: "Добавить"
    case .close: "Закрыть"
    case .compose: "Написать"
    case .delete: "Удалить"
    case .edit: "Править"
    case .pause: "Пауза"
    case .play: "Воспроизвести"
    case .refresh: "Обновить"
    case .reply: "Ответить"
    case .save: "Сохранить"
    case .share: "Поделиться"
    case .back: "Назад"
    case .cancel: "Отменить"
    case .clearText: "Удалить текст"
    case .decrement: "Уменьшить"
    case .done: "Готово"
    case .increment: "Увеличить"
    case .inProgress: "Идёт выполнение операции"
    case .page(let page, let count): "страница \(page) из \(count)"
    case .progress: "Ход выполнения"
    case .progressHalted: "Выполнение операции остановлено"
    case .search: "Поиск"
    case .tabBar: "Панель вкладок"
    }
  }
}
