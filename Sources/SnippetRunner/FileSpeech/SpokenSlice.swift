import AppReading
package import Diagnostics

/// What was done to speak a file of an app.
package struct SpokenSlice: Sendable {
  /// The number of other files, and of declarations that were taken from them.
  package var files = 0
  package var declarations = 0
  /// Names that nothing in the project declares.
  package var standIns: [String] = []
  /// Declarations whose bodies were left out, and that were reached while speaking.
  package var reached: [String] = []
  /// What gave bare views their content: a type whose method was called, or names of labels.
  package var contents: [String] = []
  package var cuts: [Cut] = []
  /// Warnings that weren't reported, because a stand-in may be the cause.
  package var withheldWarnings = 0

  package struct Cut: Hashable, Sendable {
    package var location: SourceLocation
    package var text: String
    package var reason: String
  }

  /// Whether the lines may differ from the app's because of something that isn't the app's code.
  package var hasStandIns: Bool {
    !standIns.isEmpty || !reached.isEmpty || !cuts.isEmpty || !contents.isEmpty
  }
}

extension SpokenSlice {
  init(_ report: SliceReport) {
    files = report.files
    declarations = report.declarations
    standIns = report.standIns
    cuts = report.cuts.map { path, cut in
      Cut(
        location: SourceLocation(path: path, line: cut.line),
        text: cut.text,
        reason: cut.reason
      )
    }
  }

  /// Moves the lines that name reached stubs from what a program printed.
  mutating func takeReached(from outputs: inout [SpokenFiles.Output]) {
    for index in outputs.indices {
      let marked = outputs[index].lines.filter { $0.hasPrefix(SliceReport.stubMark) }
      outputs[index].lines.removeAll { $0.hasPrefix(SliceReport.stubMark) }
      for line in marked {
        let name = String(line.dropFirst(SliceReport.stubMark.count))
        if name.hasPrefix("content:") {
          let content = String(name.dropFirst(8))
          if !contents.contains(content) { contents.append(content) }
        } else if !reached.contains(name) {
          reached.append(name)
        }
      }
    }
    outputs.removeAll(where: \.lines.isEmpty)
  }
}
