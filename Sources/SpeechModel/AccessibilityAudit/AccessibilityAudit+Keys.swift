import AccessibilityTree

extension AccessibilityAudit {
  /// Checks for the key of a translation in place of a text, such as `cart.empty.title`.
  ///
  /// Source: Apple, `NSLocalizedString`: without a translation, the key is returned.
  func spokenKey(of element: AccessibilityElement) -> AccessibilityIssue? {
    guard let label = element.label, Self.isKey(label), nameIssue(of: element) == nil else {
      return nil
    }
    return AccessibilityIssue(
      kind: .spokenKey,
      element: element.id,
      summary: "'\(label)' looks like the key of a text that is missing",
      reason: "VoiceOver spells out the key, and people see it as well",
      suggestion: "add the key to the table of texts in this language"
    )
  }

  /// Whether a text consists of three lowercase names with dots or underscores, or of long names in
  /// capitals with underscores; an address, a file or a constant such as 'USB_C' doesn't count.
  private static func isKey(_ text: String) -> Bool {
    if text.wholeMatch(of: #/[A-Z]{3,}\d*(?:_[A-Z]{3,}\d*)+/#) != nil { return true }
    guard text.wholeMatch(of: #/[a-z][a-zA-Z0-9]*(?:[._][a-z][a-zA-Z0-9]*){2,}/#) != nil else {
      return false
    }
    let parts = text.split(whereSeparator: { $0 == "." || $0 == "_" }).map(String.init)
    return [parts.first, parts.last].allSatisfy { !domainsAndFiles.contains($0 ?? "") }
  }

  private static let domainsAndFiles: Set<String> = [
    "app", "com", "css", "csv", "de", "dev", "edu", "eu", "gov", "gz", "html", "info", "io", "jpg",
    "js", "json", "me", "md", "net", "org", "pdf", "plist", "png", "py", "ru", "social", "strings",
    "swift", "txt", "uk", "us", "www", "xml", "xyz", "zip",
  ]
}
