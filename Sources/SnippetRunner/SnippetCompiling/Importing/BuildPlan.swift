/// How the package manager compiles each module, as it notes beside what it builds.
///
/// The plan names the objects of today: beside them may lie those of files that are long gone.
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

    /// Plugins and macros are built for the compiler, and what they need with them.
    var isTool: Bool { objects.contains { $0.contains("-tool.build/") } }
  }

  private struct Input: Decodable {
    var name: String
  }

  /// The libraries with everything they depend on.
  ///
  /// - Parameter absent: modules to leave out, because the program that runs snippets has them.
  func package(of libraries: [String], without absent: Set<String>) -> BuiltPackage {
    let names = Set(libraries + libraries.flatMap { targetDependencyMap[$0] ?? [] })
      .subtracting(absent)
    let commands = swiftCommands.values
      .filter { names.contains($0.moduleName) && $0.isLibrary && !$0.isTool }
      .sorted { $0.moduleName < $1.moduleName }
    let objectsOfC = commands.flatMap(\.inputs).map(\.name).filter { $0.hasSuffix(".o") }
    return BuiltPackage(
      modules: Dictionary(commands.map { ($0.moduleName, $0.moduleOutputPath) }) { $1 },
      objects: Set(commands.flatMap(\.objects) + objectsOfC).sorted(),
      resources: [],
      arguments: commands.flatMap { Self.argumentsOfC($0.otherArguments) }
    )
  }

  /// The arguments that name module maps and headers.
  private static func argumentsOfC(_ arguments: [String]) -> [String] {
    let values = zip(arguments, arguments.dropFirst()).filter { $0.0 == "-Xcc" }.map(\.1)
    var kept: [String] = []
    for (index, value) in values.enumerated() {
      if value.hasPrefix("-fmodule-map-file=") {
        kept += ["-Xcc", value]
      } else if value == "-I", index + 1 < values.count {
        kept += ["-Xcc", "-I", "-Xcc", values[index + 1]]
      }
    }
    return kept
  }
}

/// The targets of a package, as `swift package describe` lists them.
struct PackageTargets: Decodable, Sendable {
  private var targets: [Target]

  private struct Target: Decodable {
    var c99name: String
    var type: String
  }

  /// The modules of libraries; those of executables, tests, plugins and macros are left out.
  var libraries: [String] {
    targets.filter { $0.type == "library" }.map(\.c99name)
  }
}
