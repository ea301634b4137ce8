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
