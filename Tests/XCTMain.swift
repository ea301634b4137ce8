import Testing
import XCTest

/// Runs the tests, in place of the main program that SwiftPM would generate.
///
/// The generated one imports all test modules and their dependencies, but gets no search path for
/// the compiler's SwiftSyntax, so it can't be compiled. If this file exists, SwiftPM starts Swift
/// Testing only with `swift test --enable-swift-testing --disable-xctest`, and otherwise XCTest,
/// which runs the same tests.
@main
enum Tests {
  static func main() async {
    if CommandLine.arguments.contains("--dump-tests-json") { XCTMain([]) }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
