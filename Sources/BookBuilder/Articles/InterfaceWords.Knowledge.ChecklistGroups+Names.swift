import BookModel
import Localization

extension InterfaceWords.Knowledge.ChecklistGroups {
  /// The name and the purpose of the checklist of a role or of a kind of screen.
  func page(of group: ChecklistGroup) -> InterfaceWords.Knowledge.Page {
    switch group {
    case .developer: developer
    case .tester: tester
    case .designer: designer
    case .editor: editor
    case .form: form
    case .list: list
    case .sheet: sheet
    case .player: player
    }
  }
}
