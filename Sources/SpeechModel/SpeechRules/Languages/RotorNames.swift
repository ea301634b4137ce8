package import AccessibilityTree

/// The names of the rotor's settings.
package struct RotorNames: Sendable {
  /// Letter by letter.
  package let characters: Word
  package let words: Word
  /// Line by line.
  package let lines: Word
  /// What is offered at a chart.
  package let audioGraph: AudioGraphWords
  package let containers: Word
  package let formControls: Word
  /// Change the value.
  package let adjustValue: Word
  /// Choose an action.
  package let actions: Word
  /// The entry among the actions that activates the element.
  package let activate: Word
  /// Hear more content.
  package let moreContent: Word
  /// The rotors that go through elements of one kind.
  package let system: SystemRotorNames
}

/// The names of the rotors that go through elements of one kind.
package struct SystemRotorNames: Sendable {
  package let link: Word
  /// Links that were followed.
  package let visitedLink: Word
  /// Headings.
  package let heading: Word
  /// Headings of the first level.
  package let headingLevel1: Word
  /// Headings of the second level.
  package let headingLevel2: Word
  /// Headings of the third level.
  package let headingLevel3: Word
  /// Headings of the fourth level.
  package let headingLevel4: Word
  /// Headings of the fifth level.
  package let headingLevel5: Word
  /// Headings of the sixth level.
  package let headingLevel6: Word
  package let boldText: Word
  package let italicText: Word
  /// Underlined text.
  package let underlineText: Word
  package let misspelledWord: Word
  /// Pictures.
  package let image: Word
  package let textField: Word
  /// Tables.
  package let table: Word
  package let list: Word
  package let landmark: Word

  /// The name of one of them.
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
