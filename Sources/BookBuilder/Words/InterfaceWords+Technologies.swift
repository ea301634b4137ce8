import SnippetRunner

extension InterfaceWords {
  /// The name of an assistive technology.
  func name(of technology: Walkthrough.Technology) -> String {
    switch technology {
    case .voiceOver: voiceOver
    case .voiceControl: voiceControl
    case .switchControl: switchControl
    case .fullKeyboardAccess: fullKeyboardAccess
    }
  }
}
