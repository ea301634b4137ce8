/// The names of the rotor's settings.
package struct RotorNames: Sendable {
  /// Letter by letter.
  package let characters: Word
  /// Word by word.
  package let words: Word
  /// Line by line.
  package let lines: Word
  /// What is offered at a chart.
  package let audioGraph: AudioGraphWords
  /// From container to container.
  package let containers: Word
  /// From control to control.
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
