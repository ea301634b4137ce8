import Foundation
import SourceText

/// Writes findings as SARIF 2.1.0, for code scanning services.
///
/// Source: OASIS, “Static Analysis Results Interchange Format (SARIF) Version 2.1.0”.
package struct SARIFDiagnosticWriter: Sendable {
  private let version: String
  private let rules: [Rule]

  package init(version: String, rules: [Rule] = []) {
    self.version = version
    self.rules = rules
  }

  package func write(_ diagnostics: [Diagnostic]) throws -> String {
    let descriptors = Set(diagnostics.map(\.id)).sorted().map { id in
      ReportingDescriptor(id: id, rule: rules.first { $0.id == id })
    }
    let driver = Driver(name: "book", version: version, rules: descriptors)
    let run = Run(tool: Tool(driver: driver), results: diagnostics.map(Result.init))
    let data = try JSONEncoder.readable.encode(Log(runs: [run]))
    return String(decoding: data, as: UTF8.self).withEscapedControlsInJSON + "\n"
  }
}

private struct Log: Encodable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
}

private struct Run: Encodable {
  var tool: Tool
  var columnKind = "unicodeCodePoints"
  var results: [Result]
}

private struct Tool: Encodable {
  var driver: Driver
}

private struct Driver: Encodable {
  var name: String
  var version: String
  var rules: [ReportingDescriptor]
}

private struct ReportingDescriptor: Encodable {
  var id: String
  var fullDescription: Message?
  var help: Message?

  init(id: String, rule: Rule?) {
    self.id = id
    fullDescription = rule.map { Message(text: $0.explanation) }
    help = rule.map { Message(text: "\($0.readers)\n\nWrong:\n\($0.wrong)\n\nRight:\n\($0.right)") }
  }
}

private struct Message: Encodable {
  var text: String
}

private struct Result: Encodable {
  var ruleId: String
  var level: String
  var message: Message
  var locations: [Location]

  init(_ diagnostic: Diagnostic) {
    ruleId = diagnostic.id
    level = diagnostic.severity.rawValue
    let help = diagnostic.help.map { ["help: \($0)"] } ?? []
    let lines = [diagnostic.summary] + diagnostic.details + help
    message = Message(text: lines.joined(separator: "\n"))
    locations = diagnostic.location.map { [Location($0)] } ?? []
  }
}

private struct Location: Encodable {
  var physicalLocation: PhysicalLocation

  init(_ location: SourceLocation) {
    let region = location.line.map { Region(startLine: $0, startColumn: location.column) }
    physicalLocation = PhysicalLocation(
      artifactLocation: ArtifactLocation(uri: location.path.percentEncodedPath),
      region: region
    )
  }
}

private struct PhysicalLocation: Encodable {
  var artifactLocation: ArtifactLocation
  var region: Region?
}

private struct ArtifactLocation: Encodable {
  var uri: String
}

private struct Region: Encodable {
  var startLine: Int
  var startColumn: Int?
}

/// Writes findings as one JSON object, `{"diagnostics": […]}`, with sorted keys.
package struct JSONDiagnosticWriter: Sendable {
  package init() {}

  package func write(_ diagnostics: [Diagnostic]) throws -> String {
    let data = try JSONEncoder.readable.encode(["diagnostics": diagnostics])
    return String(decoding: data, as: UTF8.self).withEscapedControlsInJSON + "\n"
  }
}
