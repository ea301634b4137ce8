import SnippetNotation

extension String {
  /// The same on every machine; equal only for equal texts.
  var contentHash: String {
    var fingerprint = Fingerprint()
    fingerprint.add(self)
    return fingerprint.text
  }
}
