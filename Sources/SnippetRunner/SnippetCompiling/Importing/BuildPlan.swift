/// How SwiftPM compiles each module, read from `description.json` in the build folder.
///
/// The plan lists only current object files; the build folder may also contain outdated ones.
struct BuildPlan: Decodable, Sendable {
  private var swiftCommands: [String: Command]
  private var targetDependencyMap: [String: [String]]

  private struct Command: Decodable {
    var moduleName: String
    var isLibrary: Bool
    var moduleOutputPath: String
    var objects: [String]
    var inputs: [Input]
    var otherArguments: [String]

    /// Plugins, macros and their dependencies are built for the compiler.
    var isTool: Bool { objects.contains { $0.contains("-tool.build/") } }
  }

  private struct Input: Decodable {
    var name: String
  }

  /// Returns the libraries with all their dependencies.
  ///
  /// - Parameter absent: Modules to leave out, because the program that runs snippets contains
  ///   them.
  func package(of libraries: [String], without excluded: Set<String>) -> BuiltPackage {
    let names = Set(libraries + libraries.flatMap { targetDependencyMap[$0] ?? [] })
      .subtracting(excluded)
    let commands = swiftCommands.values
      .filter { names.contains($0.moduleName) && $0.isLibrary && !$0.isTool }
      .sorted { $0.moduleName < $1.moduleName }
    let clangObjects = commands.flatMap(\.inputs).map(\.name).filter { $0.hasSuffix(".o") }
    return BuiltPackage(
      modules: Dictionary(commands.map { ($0.moduleName, $0.moduleOutputPath) }) { $1 },
      // Anything else could be an option of the linker.
      objects: Set(commands.flatMap(\.objects) + clangObjects).filter { $0.hasPrefix("/") }
        .sorted(),
      resources: [],
      arguments: commands.flatMap { Self.clangArguments($0.otherArguments) }
    )
  }

  private static func clangArguments(_ arguments: [String]) -> [String] {
    let values = zip(arguments, arguments.dropFirst()).filter { $0.0 == "-Xcc" }.map(\.1)
    var selected: [String] = []
    for (index, value) in values.enumerated() {
      if value.hasPrefix("-fmodule-map-file=") {
        selected += ["-Xcc", value]
      } else if value == "-I", index + 1 < values.count {
        selected += ["-Xcc", "-I", "-Xcc", values[index + 1]]
      }
    }
    return selected
  }
}

/// The output of `swift package dump-package`.
struct PackageTargets: Decodable, Sendable {
  private var targets: [Target]

  private struct Target: Decodable {
    var name: String
    var type: String
  }

  /// The modules of targets without tests, plugins, macros and declared executables.
  ///
  /// SwiftPM calls the module of the target `3D-view` `_D_view`.
  var libraries: [String] {
    targets.filter { $0.type == "regular" }.map { target in
      let letters = target.name.map { $0.isLetter || $0.isNumber ? $0 : "_" }
      return String(letters.first?.isNumber == true ? ["_"] + letters.dropFirst() : letters[...])
    }
  }
}
