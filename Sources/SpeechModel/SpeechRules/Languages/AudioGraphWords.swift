/// What is offered at a chart that can be heard as sound.
package struct AudioGraphWords: Sendable {
  /// The name of the rotor's setting.
  package let name: Word
  /// The entry that describes the chart.
  package let describe: Word
  /// The entry that opens the details.
  package let details: Word
  /// The entry that plays the chart.
  package let play: Word
  /// What is said when the sound ends.
  package let complete: Word
}
