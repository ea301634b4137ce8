import Foundation

/// A shell that waits for the end of this process, however it ends, and then removes a folder.
///
/// A process that is killed can remove nothing any more. The system closes what it held, though, and that
/// is what the shell waits for.
final class FolderKeeper: Sendable {
  /// The shell.
  private let process: pid_t
  /// What only this process holds.
  private let descriptor: Int32

  /// What the shell does.
  ///
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
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, channel.watching, STDIN_FILENO)
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    // What ends this process from the terminal must not end the shell.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let words = ["sh", "-c", Self.script, "sh", folder]
    let arguments = words.map { word in strdup(word) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, environ) == 0 else {
      close(channel.held)
      return nil
    }
    self.process = process
    descriptor = channel.held
  }

  /// Lets the folder be, whether it is there or not, once the shell has seen the end of its work.
  func end() {
    close(descriptor)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  /// Two descriptors, of which one tells when the other is closed, that no program inherits.
  private static func makeChannel() -> (watching: Int32, held: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
    guard socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #else
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    #endif
    return (ends[0], ends[1])
  }
}
