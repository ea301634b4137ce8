import Foundation
import SnippetNotation

/// Which imports of files are left out, and what takes their place.
struct LeftOutImports: Hashable, Sendable {
  /// Modules that exist on Apple's systems only.
  let absent: Set<String>
  /// Modules that files given along stand in for.
  let standIns: Set<String>
  /// Modules that the user wants left out.
  let stubs: Set<String>
  /// Modules that nobody has.
  var missing: Set<String> = []

  /// Plans the imports of a request's files, some of which may import a package's modules.
  init(_ request: SpeakingRequest, packageModules: Set<String>) {
    let names = (request.files + request.companions).map { file in
      URL(filePath: file.path).deletingPathExtension().lastPathComponent
    }
    standIns = Set(names)
    stubs = Set(request.stubs).subtracting(names)
    absent = AbsentModules.names.subtracting(packageModules).subtracting(names).subtracting(stubs)
  }

  /// By the name of each module that is left out, the one that is imported in its place.
  ///
  /// A module for apps brings UIKit along, as most of them do.
  var replacements: [String: String] {
    var modules: [String: String] = [:]
    for name in absent { modules[name] = AbsentModules.companion(of: name) }
    for name in standIns.union(stubs).union(missing) { modules[name] = "UIKit" }
    return modules
  }
}
