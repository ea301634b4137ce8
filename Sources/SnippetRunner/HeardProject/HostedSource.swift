/// A file of the host app, and the screens that it shows.
struct HostedSource {
  /// The name of the file.
  var fileName: String
  /// The file.
  var text: String
  /// The name of its function that shows a screen.
  var function: String
  /// The names of its screens.
  var ids: [String]
}
