package import Localization
package import SpeechRules

extension InterfaceWords.Knowledge.Certainties {
  /// How sure it is that a phone says a word.
  package func name(of certainty: Certainty) -> String {
    switch certainty {
    case .heard: heard
    case .certain: certain
    case .reported: reported
    case .concluded: concluded
    }
  }
}
