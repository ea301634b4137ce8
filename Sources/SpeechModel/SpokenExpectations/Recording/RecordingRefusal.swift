/// Why computed lines were not written into a source.
struct RecordingRefusal: Error {
  /// The reason: lower case, without a full stop.
  let reason: String
  /// Whether the same call was reached with other lines before.
  var isConflict = false

  /// The file cannot be read where it was compiled.
  static func unreadable(_ path: String) -> Self {
    Self(reason: "'\(path)' cannot be read; run the test where it was compiled")
  }

  /// The file is not the one that was compiled.
  static func changed(_ path: String) -> Self {
    Self(reason: "'\(path)' has changed since it was compiled; run the test again")
  }

  /// The closure is not a literal.
  static let notALiteral = Self(
    reason: """
      only a closure that stands behind the call and holds one string literal without \
      interpolation can be rewritten
      """
  )

  /// The lines hold what a literal cannot.
  static let unwritableText = Self(
    reason: "the computed lines cannot be written as a text of Swift; compare them in the test"
  )

  /// The call is reached with different lines.
  static let conflict = Self(
    reason: """
      this call is reached several times with different lines, so its text is left as it was; \
      give each case a call of its own
      """,
    isConflict: true
  )

  /// The file cannot be written.
  static func unwritable(_ path: String) -> Self {
    Self(reason: "'\(path)' cannot be written; look at its permissions")
  }
}
