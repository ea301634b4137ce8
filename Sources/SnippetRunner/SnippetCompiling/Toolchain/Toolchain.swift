package import Diagnostics
import Foundation
import SnippetNotation

/// The programs and modules that compiling and running snippets needs.
package struct Toolchain: Hashable, Sendable {
  /// The compiler's name or path.
  package var compiler: String
  /// The folder with the compiled modules that snippets import.
  package var modules: String
  /// The path of the program that runs compiled snippets.
  package var host: String
  /// How many processes run side by side.
  package var processes: Int
  /// The folders of the libraries that what the compiler makes loads; none where the host finds them.
  package var runtimeFolders: [String] = []

  /// The toolchain beside a program of this package; the compiler is `swiftc` on the path.
  package static func beside(executable: String) -> Toolchain {
    let folder = URL(filePath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
    return Toolchain(
      compiler: "swiftc",
      modules: folder.appending(path: "Modules").path(percentEncoded: false),
      host: folder.appending(path: "SnippetHost").path(percentEncoded: false),
      processes: max(1, ProcessInfo.processInfo.activeProcessorCount)
    )
  }

  /// The modules that the program which runs snippets holds; a second copy would be other types.
  package static let hostModules: Set<String> = [
    "AccessibilityAudit", "AccessibilityTesting", "AccessibilityTree", "AssistiveTechnology",
    "CProcess", "PortableAccessibility", "PortableFoundation", "PortableOSLog",
    "PortableSwiftUI", "PortableUIKit", "PortableUniformTypeIdentifiers", "PortableWebKit",
    "ScreenDrawing", "SnippetMessages", "SnippetStage", "SpeechRules", "Text",
  ]

  /// The package manager beside the compiler: its name or path.
  var packageManager: String {
    guard let slash = compiler.lastIndex(of: "/") else { return "swift" }
    return compiler[...slash] + "swift"
  }

  /// What is missing, as a finding; `nil` if everything is there.
  package func missingPart() -> Diagnostic? {
    let files = FileManager.default
    let module = "\(modules)/PortableUIKit.swiftmodule"
    guard files.isExecutableFile(atPath: host), files.fileExists(atPath: module) else {
      return Diagnostic(
        .missingLibrary,
        at: nil,
        "the library that snippets are compiled against is not beside this program",
        help: "unpack the whole archive, or run 'book' from the folder 'swift build' put it into"
      )
    }
    return nil
  }
}
