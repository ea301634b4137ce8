import Foundation

/// Where building a package writes.
struct PackagePlaces: Sendable {
  let buildFolder: String
  /// The file of resolved versions, which the package manager rewrites in place.
  let versions: String
  private let package: String

  /// The folder of the finished build, to which the package manager makes a link.
  var binaryFolder: URL {
    URL(filePath: buildFolder, directoryHint: .isDirectory).appending(path: "debug")
      .resolvingSymlinksInPath()
  }

  init(package: String) {
    self.package = package
    let root = URL(filePath: package, directoryHint: .isDirectory).absoluteURL
    let path = { (name: String) in root.appending(path: name).path(percentEncoded: false) }
    let other = ProcessInfo.processInfo.environment["SWIFTPM_BUILD_DIR"] ?? ""
    buildFolder = other.isEmpty ? path(".build") : URL(filePath: other).absoluteURL.path
    versions = path("Package.resolved")
  }

  /// A file that isn't a regular one, and which a compiler would read without end; `nil` if there is
  /// none.
  func blockingFile() -> String? {
    let files = FileManager.default.enumerator(atPath: package)
    while let file = files?.nextObject() as? String {
      if file == ".build" || file == ".git" { files?.skipDescendants() }
      var status = stat()
      // Of the target, if it is a link.
      guard stat("\(package)/\(file)", &status) == 0 else { continue }
      guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { return file }
    }
    return nil
  }

  /// Creates the build folder; returns whether it is one, rather than a link that could lead
  /// anywhere.
  func makeBuildFolder() -> Bool {
    try? FileManager.default.createDirectory(
      atPath: buildFolder,
      withIntermediateDirectories: true
    )
    return Self.kind(of: buildFolder) == S_IFDIR
  }

  /// Waits for other checks that build into the folder, whose package managers have different
  /// temporary folders and so don't know each other.
  ///
  /// - Returns: the descriptor that holds the lock until it is closed.
  func lock() async throws -> Int32 {
    let descriptor = open(buildFolder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    do {
      while descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0,
        [EWOULDBLOCK, EINTR].contains(errno)
      {
        try await Task.sleep(for: .milliseconds(100))
      }
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  private static let noVersions = #"{"pins":[],"version":2}"#

  /// Creates the file of resolved versions if it doesn't exist, as only existing files can be made
  /// writable.
  func allowVersions() {
    let descriptor = open(versions, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { return }
    try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      .write(contentsOf: Data(Self.noVersions.utf8))
  }

  func removeUnusedVersions() {
    guard Self.isFile(versions, upTo: Self.noVersions.utf8.count),
      (try? String(contentsOfFile: versions, encoding: .utf8)) == Self.noVersions
    else { return }
    unlink(versions)
  }

  /// Whether this is a regular file of at most so many bytes.
  static func isFile(_ path: String, upTo size: Int) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_size <= size
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
