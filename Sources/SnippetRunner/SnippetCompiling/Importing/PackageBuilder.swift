import Foundation
import SnippetMessages
import System

/// Builds a package, whose manifest, macros and plug-ins are programs of unknown authors.
///
/// They write only into the build folder and the file of resolved versions.
package struct PackageBuilder: Sendable {
  private let toolchain: Toolchain
  private let path: String
  private let manifestLimit: Double
  private let timeLimit: Double
  private let memoryLimit: Int

  /// - Parameters:
  ///   - manifestLimit: the time for the manifest alone, in seconds.
  ///   - timeLimit: the time for everything, in seconds.
  ///   - memoryLimit: the memory of all processes together, in bytes.
  package init(
    toolchain: Toolchain,
    path: String,
    manifestLimit: Double = 120,
    timeLimit: Double = 1800,
    memoryLimit: Int? = nil
  ) {
    self.toolchain = toolchain
    self.path = path
    self.manifestLimit = manifestLimit
    self.timeLimit = timeLimit
    self.memoryLimit = memoryLimit ?? ConfinedCommand.usualMemoryLimit
  }

  /// The maximum number of errors to report; later ones tend to follow from the first.
  private static let errorsLimit = 10
  /// Larger build plans aren't read; that of this package has 2 MB.
  private static let planLimit = 256 << 20

  /// Builds the package.
  ///
  /// - Throws: `UnusablePackage` with a finding, `Command.NotFound` without a package manager, or
  ///   an error of the file system.
  package func build() async throws -> BuiltPackage {
    let manifest = URL(filePath: path, directoryHint: .isDirectory).appending(path: "Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path(percentEncoded: false)) else {
      throw UnusablePackage.missing(path)
    }
    let places = PackagePlaces(package: path)
    if let file = places.blockingFile() { throw UnusablePackage.blocking(path, file) }
    guard places.makeBuildFolder() else { throw UnusablePackage.linked(path, places.buildFolder) }
    let lock = try await places.lock()
    defer { close(lock) }
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    places.allowVersions()
    defer { places.removeUnusedVersions() }
    let manager = Manager(
      builder: self,
      places: places,
      scratch: scratch.url,
      deadline: .now + .seconds(timeLimit)
    )
    do {
      return try await build(with: manager)
    } catch let error as ConfinedCommand.TooMuchMemory {
      throw UnusablePackage.broken(path, errors: [error.localizedDescription])
    } catch let error as Command.TooMuchOutput {
      throw UnusablePackage.broken(path, errors: [error.localizedDescription])
    }
  }

  private func build(with manager: Manager) async throws -> BuiltPackage {
    let description: Command.Result
    do {
      // A manifest that doesn't end isn't given as much time as a build, whose errors are better.
      description = try await manager.swift("package", "dump-package", limit: manifestLimit)
    } catch is Command.TimedOut {
      throw UnusablePackage.slowManifest(path, seconds: manifestLimit)
    }
    do {
      let build = try await manager.swift("build")
      guard build.succeeded else {
        throw UnusablePackage.broken(path, errors: errors(in: build))
      }
      return try package(described: description, in: manager.places.binaryFolder)
    } catch is Command.TimedOut {
      throw UnusablePackage.slow(path, seconds: timeLimit)
    }
  }

  /// The package manager, with the places where it may write.
  private struct Manager {
    let builder: PackageBuilder
    let places: PackagePlaces
    let scratch: URL
    let deadline: ContinuousClock.Instant

    func swift(
      _ tool: String,
      _ arguments: String...,
      limit: Double = .infinity
    ) async throws -> Command.Result {
      let build = places.buildFolder
      let left = max(0, ContinuousClock.now.duration(to: deadline) / .seconds(1))
      return try await ConfinedCommand(
        host: builder.toolchain.confiner,
        // Dependencies may have to be fetched.
        kind: .withNetwork,
        program: builder.toolchain.packageManager,
        arguments: [tool, "--package-path", builder.path, "--cache-path", "\(build)/cache"]
          + arguments,
        places: [build, places.versions],
        temporaryFolder: scratch.path(percentEncoded: false),
        cacheFolder: "\(build)/cache",
        timeLimit: min(limit, left),
        memoryLimit: builder.memoryLimit
      )
      .run()
    }
  }

  private func package(
    described description: Command.Result,
    in binaries: URL
  ) throws -> BuiltPackage {
    guard description.succeeded else {
      throw UnusablePackage.broken(path, errors: errors(in: description))
    }
    let targets = try JSONDecoder().decode(
      PackageTargets.self,
      from: Data(description.output.utf8)
    )
    let file = binaries.appending(path: "description.json")
    guard PackagePlaces.isFile(file.path(percentEncoded: false), upTo: Self.planLimit) else {
      throw UnusablePackage.broken(path, errors: ["the build has no usable 'description.json'"])
    }
    let plan = try JSONDecoder().decode(BuildPlan.self, from: Data(contentsOf: file))
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
      errors = text.split(separator: "\n").compactMap { line in
        line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) }
      }
      // These only say that a manifest has errors, and with which options it was compiled.
      errors.removeAll { $0.contains("(compiled with: [") || $0.hasPrefix("invalid manifests at") }
    }
    if errors.isEmpty { errors = [result.failure] }
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
