import Foundation

/// The arguments for compiling without `swiftc`'s driver, which needs 50 ms only to start the compiler
/// proper.
struct CompilerFrontend: Hashable, Sendable {
  private let fixed: [String]

  /// `nil` where the driver has to compile: on other systems than Linux, or if a part is missing.
  init?(of compiler: CompilerDescription) {
    #if os(Linux)
    guard let resources = compiler.paths.runtimeResourcePath, let triple = compiler.target?.triple
    else { return nil }
    let plugins = "\(resources)/host"
    fixed = [
      "-target", triple, "-disable-objc-interop", "-empty-abi-descriptor",
      "-in-process-plugin-server-path", "\(plugins)/libSwiftInProcPluginServer.so",
      "-plugin-path", "\(plugins)/plugins",
    ]
    #else
    return nil
    #endif
  }

  /// - Parameters:
  ///   - options: those that the driver would get for one module.
  ///   - sources: the files to compile.
  ///   - others: the other files of the module.
  ///   - objects: the path of the object for all sources, or if there are others, for each.
  func arguments(
    _ options: [String],
    compiling sources: [String],
    amid others: [String],
    into objects: [String]
  ) -> [String] {
    let own = options.filter { !["-Xfrontend", "-whole-module-optimization"].contains($0) }
    let files = others.isEmpty ? sources : sources.flatMap { ["-primary-file", $0] } + others
    return ["-frontend", "-c"] + fixed + own + files + objects.flatMap { ["-o", $0] }
  }
}
