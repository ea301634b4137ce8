package import Diagnostics
package import SnippetNotation

extension BookFiles {
  /// The folder of the Swift files that make the module `Samples`.
  package static let samplesFolder = "Content/Samples"

  /// The samples in alphabetical order, and findings for those that cannot be read.
  package var samples: (sources: [SampleSource], findings: [Diagnostic]) {
    var sources: [SampleSource] = []
    var findings: [Diagnostic] = []
    for path in paths where path.hasPrefix(Self.samplesFolder + "/") && path.hasSuffix(".swift") {
      let (text, finding) = text(at: path)
      if let text { sources.append(SampleSource(path: path, text: text)) }
      if let finding { findings.append(finding) }
    }
    return (sources, findings)
  }
}
