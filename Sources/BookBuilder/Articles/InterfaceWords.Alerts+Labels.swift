import Localization
import Markdown

extension InterfaceWords.Alerts {
  /// The label of a kind of alert.
  func label(for kind: Block.AlertKind) -> String {
    switch kind {
    case .note: note
    case .tip: tip
    case .important: important
    case .warning: warning
    case .caution: caution
    }
  }
}
