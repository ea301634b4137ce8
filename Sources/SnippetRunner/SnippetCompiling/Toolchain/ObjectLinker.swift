import Foundation

/// Links one object into a shared object with the compiler's Clang.
///
/// `swiftc` does the same in two to three times the processor time: its driver reads the names of the
/// libraries from the object and starts Clang. Here the linker gets all runtime libraries of Swift, and
/// keeps those that the object needs.
struct ObjectLinker: Hashable, Sendable {
  let program: String
  private let runtime: String
  private let libraries: [String]

  /// `nil` where the driver has to link: on other systems than Linux, or if a part is missing.
  init?(of compiler: CompilerDescription) {
    #if os(Linux)
    guard let resources = compiler.paths.runtimeResourcePath, let arch = compiler.target?.arch,
      let folder = compiler.paths.runtimeLibraryPaths.first
    else { return nil }
    let files = FileManager.default
    program = "\(resources)/../../bin/clang"
    // Registers the types and conformances of the object.
    runtime = "\(resources)/linux/\(arch)/swiftrt.o"
    libraries = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { $0.hasPrefix("lib") && $0.hasSuffix(".so") }
      .map { "\(folder)/\($0)" }
    guard files.isExecutableFile(atPath: program), files.fileExists(atPath: runtime),
      !libraries.isEmpty
    else { return nil }
    #else
    return nil
    #endif
  }

  /// - Parameter inputs: Paths of objects and libraries.
  func arguments(_ inputs: [String], into path: String) -> [String] {
    [
      "-shared", "-fuse-ld=lld", "-o", path, "-Wl,--allow-shlib-undefined", runtime,
    ] + inputs + ["-Wl,--as-needed"] + libraries
  }
}
