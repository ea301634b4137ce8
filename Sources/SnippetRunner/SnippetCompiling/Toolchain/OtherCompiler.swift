package import Diagnostics
import SnippetNotation

/// The compiler on the path is another than the one that this tool was built with, and does not read
/// what that one wrote.
package struct OtherCompiler: Error {
  /// The version of the compiler on the path.
  package var found: String
  /// The version of the one that wrote the modules beside the tool.
  package var needed: String

  /// The finding for the author.
  package var diagnostic: Diagnostic {
    Diagnostic(
      .otherCompiler,
      at: nil,
      "'swiftc' is \(found), and this 'book' works with \(needed) only, which it was built with",
      help: "put that compiler first in PATH, or install the 'book' of your compiler"
    )
  }
}
