import AccessibilityTree

/// The names of the rotors that go through elements of one kind.
struct SystemRotorNames: Sendable {
  /// Links.
  let link: Word
  /// Links that were followed.
  let visitedLink: Word
  /// Headings.
  let heading: Word
  /// Headings of the first level.
  let headingLevel1: Word
  /// Headings of the second level.
  let headingLevel2: Word
  /// Headings of the third level.
  let headingLevel3: Word
  /// Headings of the fourth level.
  let headingLevel4: Word
  /// Headings of the fifth level.
  let headingLevel5: Word
  /// Headings of the sixth level.
  let headingLevel6: Word
  /// Bold text.
  let boldText: Word
  /// Italic text.
  let italicText: Word
  /// Underlined text.
  let underlineText: Word
  /// Misspelled words.
  let misspelledWord: Word
  /// Pictures.
  let image: Word
  /// Text fields.
  let textField: Word
  /// Tables.
  let table: Word
  /// Lists.
  let list: Word
  /// Landmarks.
  let landmark: Word

  /// The name of one of them.
  subscript(_ rotor: SystemRotor) -> Word {
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
