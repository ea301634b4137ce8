import Testing
import XCTest

/// Runs the tests.
///
/// The package manager would generate this program with a module that imports all tests, and with them
/// what they import. It does not pass on where the compiler's own SwiftSyntax is, so that module cannot be
/// compiled.
@main
enum Tests {
  static func main() async {
    let arguments = CommandLine.arguments
    if let option = arguments.firstIndex(of: "--testing-library"),
      arguments[option...].dropFirst().first == "swift-testing"
    {
      await Testing.__swiftPMEntryPoint() as Never
    }
    // There are no tests of XCTest.
    XCTMain([])
  }
}
