package import Diagnostics
import SnippetNotation

package struct UnusablePackage: Error {
  package var diagnostic: Diagnostic

  static func missing(_ path: String) -> UnusablePackage {
    UnusablePackage(
      diagnostic: Diagnostic(
        .unusablePackage,
        at: nil,
        "there is no 'Package.swift' in '\(path)'",
        help: "pass the folder of a Swift package: '--package PATH'"
      )
    )
  }

  /// The package does not build.
  ///
  /// - Parameter errors: The errors of the package manager, one per line.
  package static func broken(_ path: String, errors: [String]) -> UnusablePackage {
    UnusablePackage(
      diagnostic: Diagnostic(
        .unusablePackage,
        at: manifest(path),
        "the package in '\(path)' does not build",
        details: errors,
        help: "fix the errors until 'swift build --package-path \(path)' succeeds"
      )
    )
  }

  static func slow(_ path: String, seconds: Double) -> UnusablePackage {
    UnusablePackage(
      diagnostic: Diagnostic(
        .unusablePackage,
        at: manifest(path),
        "the build of the package in '\(path)' was stopped after \(Int(seconds)) s",
        help: "run 'swift build --package-path \(path)' first, then check again"
      )
    )
  }

  static func empty(_ path: String) -> UnusablePackage {
    UnusablePackage(
      diagnostic: Diagnostic(
        .unusablePackage,
        at: manifest(path),
        "the package in '\(path)' has no library module written in Swift",
        help: "move the code that snippets import into a library target"
      )
    )
  }

  private static func manifest(_ path: String) -> SourceLocation {
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    return SourceLocation(path: folder == "." ? "Package.swift" : "\(folder)/Package.swift")
  }
}
