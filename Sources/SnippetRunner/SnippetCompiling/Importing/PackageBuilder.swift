import Foundation
import System

package struct PackageBuilder: Sendable {
  private let toolchain: Toolchain
  private let path: String

  package init(toolchain: Toolchain, path: String) {
    self.toolchain = toolchain
    self.path = path
  }

  /// In seconds.
  private static let timeLimit = 1800.0
  /// The maximum number of errors to report; later ones tend to follow from the first.
  private static let errorsLimit = 10

  /// Builds the package.
  ///
  /// - Throws: `UnusablePackage` with a finding, `Command.NotFound` without a package manager, or
  ///   an error of the file system.
  package func build() async throws -> BuiltPackage {
    let manifest = URL(filePath: path, directoryHint: .isDirectory).appending(path: "Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path(percentEncoded: false)) else {
      throw UnusablePackage.missing(path)
    }
    do {
      let build = try await swift("build")
      guard build.succeeded else {
        throw UnusablePackage.broken(path, errors: errors(in: build))
      }
      return try await package(in: binaryFolder())
    } catch is Command.TimedOut {
      throw UnusablePackage.slow(path, seconds: Self.timeLimit)
    }
  }

  private func swift(_ tool: String, _ arguments: String...) async throws -> Command.Result {
    try await Command(
      program: toolchain.packageManager,
      arguments: [tool, "--package-path", path] + arguments,
      timeLimit: Self.timeLimit
    )
    .run()
  }

  private func binaryFolder() async throws -> URL {
    let result = try await swift("build", "--show-bin-path")
    let line = result.output.split(separator: "\n").last.map(String.init)
    guard result.succeeded, let line else {
      throw UnusablePackage.broken(path, errors: errors(in: result))
    }
    return URL(filePath: line, directoryHint: .isDirectory)
  }

  private func package(in binaries: URL) async throws -> BuiltPackage {
    let description = try await swift("package", "describe", "--type", "json")
    guard description.succeeded else {
      throw UnusablePackage.broken(path, errors: errors(in: description))
    }
    let targets = try JSONDecoder().decode(
      PackageTargets.self,
      from: Data(description.output.utf8)
    )
    let plan = try JSONDecoder().decode(
      BuildPlan.self,
      from: Data(contentsOf: binaries.appending(path: "description.json"))
    )
    var package = plan.package(of: targets.libraries, without: Toolchain.hostModules)
    guard !package.modules.isEmpty else { throw UnusablePackage.empty(path) }
    package.resources = Self.resources(in: binaries)
    return package
  }

  private static func resources(in binaries: URL) -> [String] {
    let folders =
      (try? FileManager.default.contentsOfDirectory(
        at: binaries,
        includingPropertiesForKeys: nil
      )) ?? []
    return folders.filter { $0.pathExtension == "resources" }.flatMap { folder in
      let paths = try? FileManager.default.subpathsOfDirectory(
        atPath: folder.path(percentEncoded: false)
      )
      return (paths ?? []).map { folder.appending(path: $0).path(percentEncoded: false) }
    }
    .sorted()
  }

  /// The errors of a build without duplicates, with paths relative to the working directory.
  private func errors(in result: Command.Result) -> [String] {
    let text = result.output + "\n" + result.errors
    var errors = CompilerMessage.parse(text).filter { $0.kind == .error }.map { message in
      "\(relativePath(message.path)):\(message.line):\(message.column): \(message.text)"
    }
    if errors.isEmpty {
      errors = text.split(separator: "\n").filter { $0.hasPrefix("error: ") }
        .map { String($0.dropFirst("error: ".count)) }
    }
    var seen: Set<String> = []
    return Array(errors.filter { seen.insert($0).inserted }.prefix(Self.errorsLimit))
  }

  private func relativePath(_ file: String) -> String {
    let root = URL(filePath: path, directoryHint: .isDirectory).resolvingSymlinksInPath()
      .path(percentEncoded: false)
    let prefix = root.hasSuffix("/") ? root : root + "/"
    guard file.hasPrefix(prefix) else { return file }
    return (path == "." ? "" : path.hasSuffix("/") ? path : path + "/")
      + file.dropFirst(prefix.count)
  }
}
