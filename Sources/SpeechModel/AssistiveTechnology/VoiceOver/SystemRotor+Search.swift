import AccessibilityTree
import SpeechRules

extension SystemRotor {
  /// Tells whether a stop is what the rotor looks for.
  ///
  /// Bold, italic, underlined and misspelled text is known to the app alone.
  func finds(_ element: AccessibilityElement) -> Bool {
    switch self {
    case .link: element.traits.contains(.link)
    case .visitedLink: element.traits.contains([.link, .visited])
    case .heading: element.isHeading
    case .headingLevel1: element.headingLevel == 1
    case .headingLevel2: element.headingLevel == 2
    case .headingLevel3: element.headingLevel == 3
    case .headingLevel4: element.headingLevel == 4
    case .headingLevel5: element.headingLevel == 5
    case .headingLevel6: element.headingLevel == 6
    case .image: element.traits.contains(.image)
    case .textField: element.traits.contains(.textEntry)
    case .boldText, .italicText, .underlineText, .misspelledWord, .table, .list, .landmark: false
    }
  }

  /// The kind of container at whose first element the rotor stops.
  var container: AccessibilityContainer.Kind? {
    switch self {
    case .table: .dataTable
    case .list: .list
    case .landmark: .landmark
    default: nil
    }
  }
}
