package import AccessibilityTree

package struct RotorNames: Sendable {
  package let characters: Word
  package let words: Word
  package let lines: Word
  package let audioGraph: AudioGraphWords
  package let containers: Word
  package let formControls: Word
  package let adjustValue: Word
  package let actions: Word
  /// The item of the Actions rotor that activates the element.
  package let activate: Word
  package let moreContent: Word
  package let system: SystemRotorNames
}

package struct SystemRotorNames: Sendable {
  package let link: Word
  package let visitedLink: Word
  package let heading: Word
  package let headingLevel1: Word
  package let headingLevel2: Word
  package let headingLevel3: Word
  package let headingLevel4: Word
  package let headingLevel5: Word
  package let headingLevel6: Word
  package let boldText: Word
  package let italicText: Word
  package let underlineText: Word
  package let misspelledWord: Word
  package let image: Word
  package let textField: Word
  package let table: Word
  package let list: Word
  package let landmark: Word

  package subscript(_ rotor: SystemRotor) -> Word {
    switch rotor {
    case .link: link
    case .visitedLink: visitedLink
    case .heading: heading
    case .headingLevel1: headingLevel1
    case .headingLevel2: headingLevel2
    case .headingLevel3: headingLevel3
    case .headingLevel4: headingLevel4
    case .headingLevel5: headingLevel5
    case .headingLevel6: headingLevel6
    case .boldText: boldText
    case .italicText: italicText
    case .underlineText: underlineText
    case .misspelledWord: misspelledWord
    case .image: image
    case .textField: textField
    case .table: table
    case .list: list
    case .landmark: landmark
    }
  }
}
