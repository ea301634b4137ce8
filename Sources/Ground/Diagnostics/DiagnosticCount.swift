/// The number of findings in a sentence: “23 errors and 1 warning in 9 files.”.
package struct DiagnosticCount: Hashable, Sendable, CustomStringConvertible {
  private var errors: Int
  private var warnings: Int
  /// The number of files that a finding names; a finding about the command line names none.
  private var files: Int

  package init(of diagnostics: some Collection<Diagnostic>) {
    errors = 0
    var paths: Set<String> = []
    // Findings come in the order of their files, and there may be hundreds of thousands.
    var last: String?
    for diagnostic in diagnostics {
      if diagnostic.severity == .error { errors += 1 }
      guard let path = diagnostic.location?.path, path != last else { continue }
      paths.insert(path)
      last = path
    }
    warnings = diagnostics.count - errors
    files = paths.count
  }

  package var description: String {
    let counts = [
      errors == 0 && warnings > 0 ? nil : count(errors, "error"),
      warnings == 0 ? nil : count(warnings, "warning"),
    ]
    let findings = counts.compactMap(\.self).joined(separator: " and ")
    return files == 0 ? "\(findings)." : "\(findings) in \(count(files, "file"))."
  }

  private func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
