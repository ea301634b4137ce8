package import AccessibilityTree

/// The names of the rotors that go through elements of one kind.
package struct SystemRotorNames: Sendable {
  /// Links.
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
  /// Bold text.
  package let boldText: Word
  /// Italic text.
  package let italicText: Word
  /// Underlined text.
  package let underlineText: Word
  /// Misspelled words.
  package let misspelledWord: Word
  /// Pictures.
  package let image: Word
  /// Text fields.
  package let textField: Word
  /// Tables.
  package let table: Word
  /// Lists.
  package let list: Word
  /// Landmarks.
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
