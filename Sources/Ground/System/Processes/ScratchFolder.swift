package import Foundation

/// A new empty folder for the files that processes exchange.
///
/// It goes with this process, too, however that ends.
package struct ScratchFolder: Sendable {
  package let url: URL

  private let keeper: FolderKeeper?

  /// Makes a folder of its own among the temporary files.
  ///
  /// - Throws: what the file system throws.
  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "by-ear-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    keeper = FolderKeeper(url.path(percentEncoded: false))
  }

  package func remove() {
    try? FileManager.default.removeItem(at: url)
    keeper?.end()
  }
}

/// A shell that waits for the end of this process, however it ends, and then removes a folder.
///
/// A process that is killed can remove nothing any more. The system closes what it held, though, and that
/// is what the shell waits for.
private final class FolderKeeper: Sendable {
  private let shell: ChildProcess
  /// What only this process holds.
  private let descriptor: Int32

  /// Programs that wrote into the folder may be at work for some moments more.
  private static let script = """
    trap '' INT TERM HUP
    read -r word
    for pause in 0 1 4 16; do
      [ -e "$1" ] || exit
      sleep "$pause"
      rm -rf -- "$1"
    done
    """

  /// Begins to keep a folder; `nil` if no shell can be started.
  init?(_ folder: String) {
    guard let channel = Self.makeChannel() else { return nil }
    defer { close(channel.watching) }
    do {
      shell = try ChildProcess(
        "/bin/sh",
        ["-c", Self.script, "sh", folder],
        streams: .init(input: channel.watching),
        leadsGroup: true
      )
    } catch {
      close(channel.held)
      return nil
    }
    descriptor = channel.held
  }

  /// Lets the folder be, whether it is there or not, once the shell has seen the end of its work.
  func end() {
    close(descriptor)
    shell.wait()
  }

  /// Two descriptors, of which one tells when the other is closed, that no program inherits.
  private static func makeChannel() -> (watching: Int32, held: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
    let kind = SOCK_STREAM
    #else
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
