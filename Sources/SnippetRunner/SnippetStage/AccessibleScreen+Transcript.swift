import AccessibilityTree
import AssistiveTechnology
import PortableUIKit

extension AccessibleScreen {
  /// The texts of views inside those elements of a transcript that have no label of their own.
  func textsConcealed(in transcript: Transcript) -> [ElementID: [String]] {
    var concealed: [ElementID: [String]] = [:]
    for case .spoken(_, let element?) in transcript.entries where element.label == nil {
      let texts = textsConcealed(by: element.id)
      if !texts.isEmpty { concealed[element.id] = texts }
    }
    return concealed
  }
}
