package import Foundation

/// The folder of an app or a package, and the files in it that matter.
package struct AppFolder: Hashable, Sendable {
  package var root: URL
  /// The folder as it was named; empty for the current one.
  private let name: String

  /// - Parameter path: a folder, a `Package.swift`, an Xcode project or a workspace.
  package init(_ path: String) {
    let url = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
    let isDescription =
      ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
      || url.lastPathComponent == "Package.swift"
    root = isDescription ? url.deletingLastPathComponent() : url
    var named = path[...]
    while named.count > 1, named.last == "/" { named.removeLast() }
    if isDescription { named = named.lastIndex(of: "/").map { named[..<$0] } ?? "" }
    name = named == "." ? "" : String(named)
  }

  /// The path of a file, below the folder as it is given on the command line.
  package func path(of file: String) -> String { name.isEmpty ? file : "\(name)/\(file)" }

  /// Paths relative to the folder, sorted: Swift files, and tables of texts.
  ///
  /// Of build folders, only the sources of dependencies are read. Tests and code for other systems
  /// declare names again that the app declares, so they are left out.
  func files() -> Files {
    var files = Files()
    let keys: [URLResourceKey] = [.isDirectoryKey]
    guard let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: keys)
    else { return files }
    let start = root.path(percentEncoded: false)
    for case let url as URL in walk {
      let path = url.path(percentEncoded: false)
      var relative = path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
      if relative.hasPrefix("/") { relative.removeFirst() }
      let name = url.lastPathComponent
      switch url.pathExtension {
      case "swift":
        if name != "Package.swift" { files.sources.append(relative) }
      case "strings", "xcstrings": files.texts.append(relative)
      case "h": files.headers.append(relative)
      case "imageset", "symbolset", "colorset":
        files.assets.append(relative)
        walk.skipDescendants()
      default: if Self.isLeftOut(name, in: relative) { walk.skipDescendants() }
      }
    }
    files.sources.sort()
    files.texts.sort()
    files.headers.sort()
    files.assets.sort()
    return files
  }

  /// Paths relative to the folder.
  struct Files {
    var sources: [String] = []
    var texts: [String] = []
    var headers: [String] = []
    /// Pictures and colours of asset catalogues.
    var assets: [String] = []
  }

  package func read(_ path: String) -> String? {
    let url = root.appending(path: path)
    guard let data = try? Data(contentsOf: url) else { return nil }
    let text = String(validating: data, as: UTF8.self)
    return text?.first == "\u{FEFF}" ? text.map { String($0.dropFirst()) } : text
  }

  private static func isLeftOut(_ name: String, in path: String) -> Bool {
    if name.hasSuffix("Tests") || leftOut.contains(name) || name.hasSuffix(".playground") {
      return true
    }
    let parts = path.split(separator: "/")
    // Sources that a stand-in replaces.
    if KnownModules.all[name] != nil, parts.count > 1,
      ["Pods", "checkouts", "Carthage"].contains(parts[parts.count - 2])
    {
      return true
    }
    guard let build = parts.firstIndex(where: { buildFolders.contains(String($0)) }) else {
      return false
    }
    let below = parts[(build + 1)...].first.map(String.init)
    return below.map { !["checkouts", "SourcePackages"].contains($0) } ?? false
  }

  private static let buildFolders: Set<String> = [".build", "build", "DerivedData"]
  private static let leftOut: Set<String> = [
    ".git", ".swiftpm", "Tests", "UnitTests", "UITests", "node_modules", "macOS", "Mac", "tvOS",
    "watchOS", "fastlane",
  ]
}
