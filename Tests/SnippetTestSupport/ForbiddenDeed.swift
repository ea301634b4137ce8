import Testing

/// Something that a program of a book must not be able to do, as Swift that tries it.
///
/// There is a file that belongs to whoever runs the program, and that everybody may write.
package struct ForbiddenDeed: Sendable, CustomTestStringConvertible {
  /// What is tried.
  package let name: String
  /// What keeps programs from it.
  package let keptBy: KernelFeature
  /// Swift that tries it with the path `victim`; 0 or more means that it was done.
  private let attempt: String
  /// What the system answers.
  package let answer: String

  package var testDescription: String { name }

  private init(_ name: String, _ keptBy: KernelFeature, _ attempt: String, _ answer: String) {
    self.name = name
    self.keptBy = keptBy
    self.attempt = attempt
    self.answer = answer
  }

  /// A fence that tries it, and one with the answer.
  package func fences(victim: String) -> String {
    """
    ```swift
    import Foundation
    let victim = "\(victim)"
    print(\(attempt) >= 0 ? "done" : String(cString: strerror(errno)))
    ```

    ```output
    \(answer)
    ```

    """
  }

  private static let denied = "Permission denied"
  private static let forbidden = "Operation not permitted"

  /// All of them.
  package static let all: [ForbiddenDeed] = [
    ForbiddenDeed("write to a file", .fileRules, "open(victim, O_WRONLY)", denied),
    ForbiddenDeed(
      "make a file",
      .fileRules,
      #"open(victim + "x", O_WRONLY | O_CREAT, 0o600)"#,
      denied
    ),
    ForbiddenDeed("make a folder", .fileRules, #"mkdir(victim + "d", 0o700)"#, denied),
    ForbiddenDeed("make a link", .fileRules, #"symlink("a", victim + "l")"#, denied),
    ForbiddenDeed("make a pipe", .fileRules, #"mkfifo(victim + "p", 0o600)"#, denied),
    ForbiddenDeed("remove a file", .fileRules, "unlink(victim)", denied),
    ForbiddenDeed("rename a file", .fileRules, #"rename(victim, victim + "r")"#, denied),
    ForbiddenDeed("take a file into its folder", .fileRules, #"rename(victim, "mine")"#, denied),
    ForbiddenDeed(
      "give a file a name in its folder",
      .fileRules,
      #"link(victim, "mine")"#,
      "Invalid cross-device link"
    ),
    ForbiddenDeed("cut off a file by name", .callFilter, "truncate(victim, 0)", denied),
    ForbiddenDeed(
      "cut off a file that it reads",
      .callFilter,
      "open(victim, O_RDONLY | O_TRUNC)",
      denied
    ),
    ForbiddenDeed("change permissions", .callFilter, "chmod(victim, 0o600)", forbidden),
    ForbiddenDeed(
      "change permissions of an open file",
      .callFilter,
      "fchmod(open(victim, O_RDONLY), 0o600)",
      forbidden
    ),
    ForbiddenDeed("change the owner", .callFilter, "chown(victim, getuid(), getgid())", forbidden),
    ForbiddenDeed(
      "change the owner of an open file",
      .callFilter,
      "fchown(open(victim, O_RDONLY), getuid(), getgid())",
      forbidden
    ),
    ForbiddenDeed("change times", .callFilter, "utimes(victim, nil)", forbidden),
    ForbiddenDeed(
      "change times of an open file",
      .callFilter,
      "futimens(open(victim, O_RDONLY), nil)",
      forbidden
    ),
    ForbiddenDeed(
      "change an attribute",
      .callFilter,
      // Swift's module of the C library has no name for it.
      """
      unsafeBitCast(
        dlsym(nil, "setxattr"),
        to: (@convention(c) (
          UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32
        ) -> Int32).self
      )(victim, "user.a", "b", 1, 0)
      """,
      forbidden
    ),
    ForbiddenDeed(
      "use the network",
      .callFilter,
      "socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)",
      denied
    ),
    ForbiddenDeed(
      "send a datagram",
      .callFilter,
      "socket(AF_INET6, Int32(SOCK_DGRAM.rawValue), 0)",
      denied
    ),
    ForbiddenDeed(
      "use a socket of another program",
      .callFilter,
      "socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)",
      denied
    ),
    ForbiddenDeed("send a signal to another process", .callFilter, "kill(getppid(), 0)", forbidden),
    ForbiddenDeed(
      "change a priority",
      .callFilter,
      "setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 0)",
      forbidden
    ),
    ForbiddenDeed(
      "read the environment of who started it",
      .fileRules,
      #"open("/proc/\(getppid())/environ", O_RDONLY)"#,
      denied
    ),
  ]
}
