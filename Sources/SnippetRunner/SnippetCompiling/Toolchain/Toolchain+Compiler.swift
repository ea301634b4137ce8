package import Diagnostics
package import Foundation
import SnippetNotation
import System

extension Toolchain {
  /// The version of the compiler that wrote the modules, and with them this tool; `nil` if they do not
  /// tell.
  package var modulesCompiler: String? {
    CompiledModule(path: "\(modules)/PortableUIKit.swiftmodule").compiler
  }

  /// The toolchain with what only its compiler knows: where the libraries are that the host loads.
  ///
  /// A tool that was built on another machine has no other way to find them.
  ///
  /// - Parameter folder: an existing folder, where the compiler may leave what it needs for itself.
  /// - Throws: `OtherCompiler` if the compiler cannot read the modules, `Command.NotFound` if there is
  ///   none.
  package func fitted(in folder: URL) async throws -> Toolchain {
    let compiler = SwiftCompiler(compiler, folder: folder)
    // One that does not answer is asked to compile all the same: what it then says is a finding.
    guard let description = try await compiler.description() else { return self }
    if let needed = modulesCompiler, description.version != needed {
      throw OtherCompiler(found: description.version, needed: needed)
    }
    var fitted = self
    fitted.runtimeFolders = description.paths.runtimeLibraryPaths
    return fitted
  }

  /// The variable by which the host finds the libraries of a compiler that it was not built beside.
  package var libraryPath: [String: String] {
    #if os(Linux)
    let name = "LD_LIBRARY_PATH"
    let others = ProcessInfo.processInfo.environment[name].map { [$0] } ?? []
    let folders = (runtimeFolders + others).filter { !$0.isEmpty }
    return folders.isEmpty ? [:] : [name: folders.joined(separator: ":")]
    #else
    // The system has them.
    return [:]
    #endif
  }
}

/// What a Swift compiler says about itself when it is asked for its target.
package struct CompilerDescription: Decodable, Hashable, Sendable {
  /// Its whole version, such as “Swift version 6.3.1 (swift-6.3.1-RELEASE)”.
  package var version: String
  /// Where the libraries lie that the programs it makes load.
  package var paths: Paths

  /// The folders of a compiler.
  package struct Paths: Decodable, Hashable, Sendable {
    /// The folders of the libraries, the first that holds one first.
    package var runtimeLibraryPaths: [String]
  }

  private enum CodingKeys: String, CodingKey {
    case version = "compilerVersion"
    case paths
  }
}

/// A module as a compiler wrote it: a file that only the same compiler reads.
package struct CompiledModule: Sendable {
  private let path: String

  /// Takes the path of a file that ends in `.swiftmodule`.
  package init(path: String) {
    self.path = path
  }

  /// How many bytes from the start hold the name of the compiler; in those of today it is the first
  /// sixteen thousand.
  private static let headBytes = 1 << 16

  /// The whole version of the compiler that wrote the module, such as
  /// “Swift version 6.3.1 (swift-6.3.1-RELEASE)”; `nil` if the file does not tell.
  ///
  /// The file begins with the version of the language, a slash, and this.
  package var compiler: String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: Self.headBytes) else { return nil }
    let slash = UInt8(ascii: "/")
    guard let name = head.range(of: Data("Swift version ".utf8)),
      let start = head[..<name.lowerBound].lastIndex(of: slash)
    else { return nil }
    // Before the name may stand whose it is, as in “Apple Swift version”.
    let text = head[(start + 1)...].prefix { (0x20...0x7E).contains($0) && $0 != slash }
    guard let end = text.lastIndex(of: UInt8(ascii: ")")), end > name.lowerBound else { return nil }
    return String(decoding: text[...end], as: UTF8.self)
  }
}

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
