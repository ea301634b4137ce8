package import Diagnostics
import Foundation
import SnippetNotation

package struct Toolchain: Hashable, Sendable {
  package var compiler: String
  package var modules: String
  /// The program that runs snippets.
  package var host: String
  /// The program that restricts compilers and package managers: the host, except in tests of a host
  /// that fails.
  package var confiner: String
  package var processes: Int
  /// The folders of the Swift runtime libraries; empty if the host finds them by itself.
  package var runtimeFolders: [String] = []
  /// Compiles without the compiler's driver; `nil` if the driver has to.
  var frontend: CompilerFrontend?
  /// Links single programs without the compiler's driver; `nil` if the driver has to.
  var linker: ObjectLinker?
  /// The answer of `swiftc -print-target-info`, if it is known.
  package var targetInfo: String?
  /// The newest version of the kernel's sandbox that the host uses, to test what older kernels
  /// allow.
  package var newestSandbox: Int?
  /// How long a single program, which usually takes a second, may be compiled, in seconds.
  package var programTimeLimit = 90.0

  /// Returns the toolchain installed next to an executable, with `swiftc` from the path.
  package static func nextTo(executable: String) -> Toolchain {
    let folder = URL(filePath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
    let host = folder.appending(path: "SnippetHost").path(percentEncoded: false)
    return Toolchain(
      compiler: "swiftc",
      modules: folder.appending(path: "Modules").path(percentEncoded: false),
      host: host,
      confiner: host,
      processes: max(1, ProcessInfo.processInfo.activeProcessorCount)
    )
  }

  /// The modules that the host program contains.
  ///
  /// Linking them into snippets again would define their types twice.
  package static let hostModules: Set<String> = [
    "AccessibilityAudit", "AccessibilityTesting", "AccessibilityTree", "AssistiveTechnology",
    "CProcess", "PortableAccessibility", "PortableFoundation", "PortableOSLog",
    "PortableSwiftUI", "PortableUIKit", "PortableUniformTypeIdentifiers", "PortableWebKit",
    "ScreenDrawing", "SnippetMessages", "SnippetStage", "SpeechRules", "Text",
  ]

  var packageManager: String {
    guard let slash = compiler.lastIndex(of: "/") else { return "swift" }
    return compiler[...slash] + "swift"
  }

  /// Returns a finding if the host program or the modules are missing.
  package func missingComponent() -> Diagnostic? {
    let files = FileManager.default
    let module = "\(modules)/PortableUIKit.swiftmodule"
    guard files.isExecutableFile(atPath: host), files.fileExists(atPath: module) else {
      return Diagnostic(
        .missingLibrary,
        at: nil,
        "the library that snippets are compiled against is not next to this program",
        help: "unpack the whole archive, or run 'book' from the build folder of 'swift build'"
      )
    }
    return nil
  }
}
