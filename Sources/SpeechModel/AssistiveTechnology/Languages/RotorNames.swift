/// The names of the rotor's settings.
struct RotorNames: Sendable {
  /// Letter by letter.
  let characters: Word
  /// Word by word.
  let words: Word
  /// Line by line.
  let lines: Word
  /// From container to container.
  let containers: Word
  /// From control to control.
  let formControls: Word
  /// Change the value.
  let adjustValue: Word
  /// Choose an action.
  let actions: Word
  /// Hear more content.
  let moreContent: Word
  /// The rotors that go through elements of one kind.
  let system: SystemRotorNames
}
