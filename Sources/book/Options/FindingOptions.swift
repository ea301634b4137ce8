import ArgumentParser
import Diagnostics

/// How what was found is written, for the commands that write nothing else.
struct FindingOptions: ParsableArguments {
  @Option(help: "How findings are written.")
  var format = DiagnosticFormat.human
}
