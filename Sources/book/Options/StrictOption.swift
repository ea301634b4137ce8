import ArgumentParser
import Diagnostics

struct StrictOption: ParsableArguments {
  @Flag(name: .customLong("strict"), help: "Treat every warning as an error.")
  var isStrict = false

  func applied(to findings: [Diagnostic]) -> [Diagnostic] {
    guard isStrict else { return findings }
    return findings.map { finding in
      var finding = finding
      finding.severity = .error
      return finding
    }
  }
}
