import AssistiveTechnology
import Localization
package import SnippetNotation

extension SharedWords {
  /// The name of an assistive technology.
  package func name(of technology: Walkthrough.Technology) -> String {
    switch technology {
    case .voiceOver: self.voiceOver
    case .voiceControl: self.voiceControl
    case .switchControl: self.switchControl
    case .fullKeyboardAccess: self.fullKeyboardAccess
    }
  }
}
