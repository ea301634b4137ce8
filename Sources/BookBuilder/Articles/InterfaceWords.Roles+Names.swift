import AssistiveTechnology
import Localization
package import SpeechRules

extension InterfaceWords.Roles {
  /// The name of a part of a spoken line.
  package func name(of role: UtterancePart.Role) -> String {
    switch role {
    case .container: container
    case .selected: selected
    case .tableHeader: tableHeader
    case .label: label
    case .tablePosition: tablePosition
    case .value: value
    case .trait: trait
    case .position: position
    case .hint: hint
    case .notice: notice
    }
  }
}
