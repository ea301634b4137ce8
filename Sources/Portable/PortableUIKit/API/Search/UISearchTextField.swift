import Foundation

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  // The placeholder as label is inferred; certainty C. Traits: recordings; certainty B.
  override var builtInAccessibility: BuiltInAccessibility {
    var accessibility = super.builtInAccessibility
    accessibility.label = placeholder?.nonEmpty ?? SystemWord.search.text
    accessibility.value = text?.nonEmpty
    accessibility.traits.insert(.searchField)
    return accessibility
  }
}
