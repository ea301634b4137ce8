package import Diagnostics

extension Rule {
  /// The kinds of findings about snippets, transcripts and views.
  package static let snippets = notation + promises + endings + tools + speaking
}
