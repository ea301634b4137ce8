import SnippetRunner

extension SharedWords {
  /// The name of an assistive technology.
  func name(of technology: Walkthrough.Technology) -> String {
    switch technology {
    case .voiceOver: self.voiceOver
    case .voiceControl: self.voiceControl
    case .switchControl: self.switchControl
    case .fullKeyboardAccess: self.fullKeyboardAccess
    }
  }
}
