package import Foundation

/// A temporary folder for files that processes exchange.
///
/// It is removed when this process ends, even if it is killed; on Linux, programs whose `TMPDIR` it
/// is are killed then.
package struct ScratchFolder: Sendable {
  package let url: URL

  private let remover: FolderRemover?

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "by-ear-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    remover = FolderRemover(url.path(percentEncoded: false))
  }

  package func remove() {
    try? FileManager.default.removeItem(at: url)
    remover?.end()
  }
}

/// A shell that waits for this process to end in any way, and then removes a folder.
///
/// A killed process can't clean up, but the system closes its descriptors, which the shell detects.
private final class FolderRemover: Sendable {
  private let shell: ChildProcess
  private let descriptor: Int32

  /// The host gets time to end its descendants, whose environment may lack the folder.
  ///
  /// Programs that write into the folder may run for a few moments longer.
  private static let script = """
    trap '' INT TERM HUP
    read -r word
    [ -e "$1" ] || exit
    for signal in TERM KILL; do
      found=
      for process in /proc/[0-9]*; do
        if grep -qzF -e "TMPDIR=$1" "$process/environ"; then
          kill -s "$signal" "${process#/proc/}"
          found=yes
        fi
      done
      [ "$found" ] || break
      sleep 1
    done
    for pause in 0 1 4 16; do
      [ -e "$1" ] || exit
      sleep "$pause"
      chmod -R u+rwx -- "$1" 2>/dev/null
      rm -rf -- "$1"
    done
    """

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

  func end() {
    close(descriptor)
    shell.wait()
  }

  /// Two connected descriptors that no child process inherits.
  ///
  /// Closing one ends reading at the other.
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
