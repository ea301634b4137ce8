package import Diagnostics
package import Foundation
import SnippetNotation
import System

extension Toolchain {
  /// The version of the compiler that built this tool and its modules; `nil` if the modules don't
  /// contain it.
  package var modulesCompiler: String? {
    CompiledModule(path: "\(modules)/PortableUIKit.swiftmodule").compiler
  }

  /// Returns the toolchain with the folders of the runtime libraries that the host loads, and a
  /// linker.
  ///
  /// A tool that was built on another machine can learn them only from the compiler.
  ///
  /// - Parameter folder: An existing folder for temporary files.
  /// - Throws: `CompilerMismatch` if the compiler can't read the modules, or `Command.NotFound`.
  package func withRuntimeFolders(in folder: URL) async throws -> Toolchain {
    let answer =
      if let targetInfo { targetInfo } else {
        try await SwiftCompiler(compiler, folder: folder).targetInfo()
      }
    // Without an answer, go on: compiling then fails with a finding.
    guard let description = CompilerDescription(answer) else { return self }
    if let needed = modulesCompiler, description.version != needed {
      throw CompilerMismatch(found: description.version, needed: needed)
    }
    var toolchain = self
    toolchain.runtimeFolders = description.paths.runtimeLibraryPaths
    toolchain.frontend = CompilerFrontend(of: description)
    toolchain.linker = ObjectLinker(of: description)
    return toolchain
  }

  /// The environment variable that lets the host find runtime libraries of a compiler elsewhere.
  package var libraryPath: [String: String] {
    #if os(Linux)
    let name = "LD_LIBRARY_PATH"
    let inherited = ProcessInfo.processInfo.environment[name].map { [$0] } ?? []
    let folders = (runtimeFolders + inherited).filter { !$0.isEmpty }
    return folders.isEmpty ? [:] : [name: folders.joined(separator: ":")]
    #else
    // The runtime libraries are part of the system.
    return [:]
    #endif
  }
}

/// What `swiftc -print-target-info` prints.
struct CompilerDescription: Decodable {
  /// The full version, such as “Swift version 6.3.1 (swift-6.3.1-RELEASE)”.
  var version: String
  var paths: Paths
  var target: Target?

  struct Paths: Decodable {
    /// In search order.
    var runtimeLibraryPaths: [String]
    var runtimeResourcePath: String?
  }

  struct Target: Decodable {
    /// Such as “x86_64”.
    var arch: String
    /// Such as “x86_64-unknown-linux-gnu”.
    var triple: String?
  }

  private enum CodingKeys: String, CodingKey {
    case version = "compilerVersion"
    case paths, target
  }

  init?(_ answer: String) {
    guard let decoded = try? JSONDecoder().decode(Self.self, from: Data(answer.utf8)) else {
      return nil
    }
    self = decoded
  }
}

/// A `.swiftmodule` file, which only the compiler version that wrote it can read.
package struct CompiledModule: Sendable {
  private let path: String

  package init(path: String) {
    self.path = path
  }

  /// The number of bytes to search for the compiler version, which is within the first 16,000
  /// today.
  private static let headBytes = 1 << 16

  /// The full version of the compiler that wrote the module, such as “Swift version 6.3.1
  /// (swift-6.3.1-RELEASE)”; `nil` if it isn't found.
  ///
  /// The file begins with the language version, a slash, and this text.
  package var compiler: String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: Self.headBytes) else { return nil }
    let slash = UInt8(ascii: "/")
    guard let name = head.range(of: Data("Swift version ".utf8)),
      let start = head[..<name.lowerBound].lastIndex(of: slash)
    else { return nil }
    // A vendor may precede the name, as in “Apple Swift version”.
    let text = head[(start + 1)...].prefix { (0x20...0x7E).contains($0) && $0 != slash }
    guard let end = text.lastIndex(of: UInt8(ascii: ")")), end > name.lowerBound else { return nil }
    return String(decoding: text[...end], as: UTF8.self)
  }
}

/// The compiler on the path has a different version than the one that built this tool.
///
/// Compiled modules can only be read by the version that wrote them, so nothing can be checked.
package struct CompilerMismatch: Error {
  package var found: String
  package var needed: String

  package var diagnostic: Diagnostic {
    Diagnostic(
      .compilerMismatch,
      at: nil,
      "'swiftc' is \(found), but this 'book' works only with \(needed), which built it",
      help: "put that compiler first in PATH, or install a 'book' built with your compiler"
    )
  }
}
