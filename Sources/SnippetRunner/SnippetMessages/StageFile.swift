/// The names of the files in the folder an entry runs in.
package enum StageFile {
  /// What the program printed.
  package static let output = "output"
  /// What it wrote to standard error, the runtime's crash report included.
  package static let errors = "errors"
  /// The events, one JSON object a line.
  package static let events = "events"
}
