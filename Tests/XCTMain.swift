import Testing
import XCTest

/// Runs the tests.
///
/// The package manager would generate this program with a module that imports all tests, and with them
/// what they import. It does not pass on where the compiler's own SwiftSyntax is, so that module cannot be
/// compiled. Where it finds this file, it starts Swift Testing only if it is told to
/// (`swift test --enable-swift-testing --disable-xctest`), and XCTest otherwise: that runs the tests, too.
@main
enum Tests {
  static func main() async {
    if CommandLine.arguments.contains("--dump-tests-json") { XCTMain([]) }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
