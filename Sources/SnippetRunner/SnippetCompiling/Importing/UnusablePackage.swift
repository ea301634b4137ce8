package import Diagnostics
import SnippetNotation
import System

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
        help: "fix the errors until 'swift build --package-path \(path.shellWord)' succeeds"
      )
    )
  }

  static func slow(_ path: String, seconds: Double) -> UnusablePackage {
    UnusablePackage(
      diagnostic: Diagnostic(
        .unusablePackage,
        at: manifest(path),
        "the build of the package in '\(path)' was stopped after \(Int(seconds)) s",
        help: "run 'swift build --package-path \(path.shellWord)' first, then check again"
      )
    )
  }

  static func slowManifest(_ path: String, seconds: Double) -> UnusablePackage {
    UnusablePackage(
      diagnostic: Diagnostic(
        .unusablePackage,
        at: manifest(path),
        "the manifest of the package in '\(path)' was stopped after \(Int(seconds)) s",
        help: "remove endless loops; "
          + "'swift package --package-path \(path.shellWord) dump-package' runs it"
      )
    )
  }

  static func blocking(_ path: String, _ file: String) -> UnusablePackage {
    UnusablePackage(
      diagnostic: Diagnostic(
        .unusablePackage,
        at: manifest(path),
        "the package in '\(path)' contains '\(file)', which is a pipe, a socket or a device",
        help: "remove it: a compiler that reads it would never end"
      )
    )
  }

  static func linked(_ path: String, _ folder: String) -> UnusablePackage {
    UnusablePackage(
      diagnostic: Diagnostic(
        .unusablePackage,
        at: manifest(path),
        "'\(folder)' is a link, and building the package would write where it leads",
        help: "replace it with a folder, or set SWIFTPM_BUILD_DIR to another one"
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
