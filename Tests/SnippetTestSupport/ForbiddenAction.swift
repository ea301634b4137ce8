import Testing

/// An action that the sandbox must deny, as Swift code that attempts it on a file.
///
/// The file belongs to the user who runs the program and is writable for everyone.
package struct ForbiddenAction: Sendable, CustomTestStringConvertible {
  package let name: String
  package let requiredFeature: KernelFeature
  /// Swift code that attempts it with the path `victim`; a result of 0 or more means success.
  private let attempt: String
  /// The expected system error.
  package let answer: String

  package var testDescription: String { name }

  private init(
    _ name: String,
    _ requiredFeature: KernelFeature,
    _ attempt: String,
    _ answer: String
  ) {
    self.name = name
    self.requiredFeature = requiredFeature
    self.attempt = attempt
    self.answer = answer
  }

  /// A fence that attempts the action, and one with the expected output.
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

  /// A program that attempts several actions, and its expected output.
  package static func fences(of actions: [ForbiddenAction], victim: String) -> String {
    let attempts = actions.map { action in
      """
      print("\(action.name):", \(action.attempt) >= 0 ? "done" : String(cString: strerror(errno)))
      """
    }
    return """
      ```swift
      import Foundation
      let victim = "\(victim)"
      \(attempts.joined(separator: "\n"))
      ```

      ```output
      \(actions.map { "\($0.name): \($0.answer)" }.joined(separator: "\n"))
      ```

      """
  }

  /// A call of a C function that Swift's C library module doesn't expose.
  ///
  /// - Parameters:
  ///   - types: The types of its parameters; its result is an `Int32`.
  private static func call(_ function: String, _ types: String, _ arguments: String) -> String {
    """
    unsafeBitCast(
      dlsym(nil, "\(function)"),
      to: (@convention(c) (\(types)) -> Int32).self
    )(\(arguments))
    """
  }

  /// A system call that the C library has no function for.
  private static func systemCall(_ number: Int, _ arguments: String) -> String {
    call("syscall", "Int, Int, Int, Int", "\(number), \(arguments)")
  }

  // Numbers of system calls differ by architecture.
  #if arch(arm64)
  private static let startProcess = 220
  private static let setAttributesOfScheduling = 274
  private static let setPriorityOfInput = 30
  private static let addKey = 217
  private static let requestKey = 218
  private static let controlKey = 219
  private static let killThread = 130
  private static let killThreadOfProcess = 131
  private static let queueSignal = 138
  private static let writeMemory = 271
  private static let openCounter = 241
  private static let handleFaults = 282
  private static let loadKernelProgram = 280
  #else
  private static let startProcess = 56
  private static let setAttributesOfScheduling = 314
  private static let setPriorityOfInput = 251
  private static let addKey = 248
  private static let requestKey = 249
  private static let controlKey = 250
  private static let killThread = 200
  private static let killThreadOfProcess = 234
  private static let queueSignal = 129
  private static let writeMemory = 311
  private static let openCounter = 298
  private static let handleFaults = 323
  private static let loadKernelProgram = 321
  #endif
  private static let signalDescriptor = 424
  private static let setUpRing = 425
  private static let enterRing = 426
  private static let registerRing = 427

  private static let denied = "Permission denied"
  private static let forbidden = "Operation not permitted"

  package static let all: [ForbiddenAction] = [
    ForbiddenAction("write to a file", .fileRules, "open(victim, O_WRONLY)", denied),
    ForbiddenAction(
      "create a file",
      .fileRules,
      #"open(victim + "x", O_WRONLY | O_CREAT, 0o600)"#,
      denied
    ),
    ForbiddenAction("create a folder", .fileRules, #"mkdir(victim + "d", 0o700)"#, denied),
    ForbiddenAction("create a link", .fileRules, #"symlink("a", victim + "l")"#, denied),
    ForbiddenAction("create a pipe", .fileRules, #"mkfifo(victim + "p", 0o600)"#, denied),
    ForbiddenAction("remove a file", .fileRules, "unlink(victim)", denied),
    ForbiddenAction("rename a file", .fileRules, #"rename(victim, victim + "r")"#, denied),
    ForbiddenAction("move a file into its folder", .fileRules, #"rename(victim, "mine")"#, denied),
    ForbiddenAction(
      "link a file into its folder",
      .fileRules,
      #"link(victim, "mine")"#,
      "Invalid cross-device link"
    ),
    ForbiddenAction("truncate a file by name", .callFilter, "truncate(victim, 0)", denied),
    ForbiddenAction(
      "truncate a file that it reads",
      .callFilter,
      "open(victim, O_RDONLY | O_TRUNC)",
      denied
    ),
    ForbiddenAction(
      "truncate a file that it neither reads nor writes",
      .callFilter,
      "open(victim, O_ACCMODE | O_TRUNC)",
      denied
    ),
    ForbiddenAction("change permissions", .callFilter, "chmod(victim, 0o600)", forbidden),
    ForbiddenAction(
      "change permissions of an open file",
      .callFilter,
      "fchmod(open(victim, O_RDONLY), 0o600)",
      forbidden
    ),
    ForbiddenAction(
      "change the owner",
      .callFilter,
      "chown(victim, getuid(), getgid())",
      forbidden
    ),
    ForbiddenAction(
      "change the owner of an open file",
      .callFilter,
      "fchown(open(victim, O_RDONLY), getuid(), getgid())",
      forbidden
    ),
    ForbiddenAction("change times", .callFilter, "utimes(victim, nil)", forbidden),
    ForbiddenAction(
      "change times of an open file",
      .callFilter,
      "futimens(open(victim, O_RDONLY), nil)",
      forbidden
    ),
    ForbiddenAction(
      "change an attribute",
      .callFilter,
      call(
        "setxattr",
        "UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32",
        #"victim, "user.a", "b", 1, 0"#
      ),
      forbidden
    ),
    ForbiddenAction(
      "set flags of a file that it reads",
      .callFilter,
      "ioctl(open(victim, O_RDONLY), 0x4008_6602 /* FS_IOC_SETFLAGS */, 0)",
      forbidden
    ),
    ForbiddenAction(
      "set extended flags of a file that it reads",
      .callFilter,
      "ioctl(open(victim, O_RDONLY), 0x401C_5820 /* FS_IOC_FSSETXATTR */, 0)",
      forbidden
    ),
    ForbiddenAction(
      "type into the terminal",
      .callFilter,
      "ioctl(0, UInt(TIOCSTI), 0)",
      forbidden
    ),
    ForbiddenAction(
      "paste into the console",
      .callFilter,
      "ioctl(0, UInt(TIOCLINUX), 0)",
      forbidden
    ),
    ForbiddenAction(
      "move to the foreground of the terminal",
      .callFilter,
      "ioctl(0, UInt(TIOCSPGRP), 0)",
      forbidden
    ),
    ForbiddenAction(
      "change settings of the terminal",
      .callFilter,
      "ioctl(0, UInt(TCSETS), 0)",
      forbidden
    ),
    ForbiddenAction(
      "use the network",
      .callFilter,
      "socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)",
      denied
    ),
    ForbiddenAction(
      "send a datagram",
      .callFilter,
      "socket(AF_INET6, Int32(SOCK_DGRAM.rawValue), 0)",
      denied
    ),
    ForbiddenAction(
      "use a socket of another program",
      .callFilter,
      "socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)",
      denied
    ),
    ForbiddenAction(
      "send a datagram to a socket of another program",
      .callFilter,
      """
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2) {
        socketpair(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0, $0.baseAddress)
      }
      """,
      denied
    ),
    ForbiddenAction(
      "send a datagram with a raw socket",
      .callFilter,
      """
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2) {
        socketpair(AF_UNIX, Int32(SOCK_RAW.rawValue), 0, $0.baseAddress)
      }
      """,
      denied
    ),
    ForbiddenAction("take an address", .callFilter, "bind(0, nil, 0)", denied),
    ForbiddenAction(
      "use shared memory of another program",
      .callFilter,
      "Int(bitPattern: shmat(-1, nil, 0))",
      forbidden
    ),
    ForbiddenAction(
      "remove shared memory of another program",
      .callFilter,
      "shmctl(-1, IPC_RMID, nil)",
      forbidden
    ),
    ForbiddenAction(
      "change a semaphore of another program",
      .callFilter,
      "semop(-1, nil, 0)",
      forbidden
    ),
    ForbiddenAction(
      "remove semaphores of another program",
      .callFilter,
      call("semctl", "Int32, Int32, Int32, Int", "-1, 0, IPC_RMID, 0"),
      forbidden
    ),
    ForbiddenAction(
      "read a message queue of another program",
      .callFilter,
      call("msgrcv", "Int32, UnsafeRawPointer?, Int, Int, Int32", "-1, nil, 0, 0, IPC_NOWAIT"),
      forbidden
    ),
    ForbiddenAction(
      "remove a message queue of another program",
      .callFilter,
      call("msgctl", "Int32, Int32, UnsafeRawPointer?", "-1, IPC_RMID, nil"),
      forbidden
    ),
    ForbiddenAction(
      "remove a named message queue",
      .callFilter,
      call("mq_unlink", "UnsafePointer<CChar>", #""/missing""#),
      // The C library replaces the error of the filter.
      denied
    ),
    ForbiddenAction(
      "create memory that no process uses",
      .callFilter,
      call("memfd_create", "UnsafePointer<CChar>, UInt32", #""a", 0"#),
      forbidden
    ),
    ForbiddenAction(
      "send a signal to another process",
      .callFilter,
      "kill(getppid(), 0)",
      forbidden
    ),
    ForbiddenAction(
      "send a signal to all processes",
      .callFilter,
      "kill(-1, 0)",
      forbidden
    ),
    ForbiddenAction(
      "send a signal to a thread of another process",
      .callFilter,
      systemCall(killThreadOfProcess, "Int(getppid()), Int(getppid()), 0"),
      forbidden
    ),
    ForbiddenAction(
      "send a signal to any thread",
      .callFilter,
      systemCall(killThread, "Int(getppid()), 0, 0"),
      forbidden
    ),
    ForbiddenAction(
      "queue a signal for another process",
      .callFilter,
      systemCall(queueSignal, "Int(getppid()), 0, 0"),
      forbidden
    ),
    ForbiddenAction(
      "send a signal by a descriptor",
      .callFilter,
      systemCall(signalDescriptor, "0, 0, 0"),
      forbidden
    ),
    ForbiddenAction(
      "join the process group of another process",
      .callFilter,
      "setpgid(0, getpgid(getppid()))",
      forbidden
    ),
    ForbiddenAction(
      "have the kernel send a signal to another process",
      .callFilter,
      "fcntl(0, F_SETOWN, getppid())",
      forbidden
    ),
    ForbiddenAction(
      "have the kernel send a signal to another thread",
      .callFilter,
      "fcntl(0, 15 /* F_SETOWN_EX */, 0)",
      forbidden
    ),
    ForbiddenAction(
      "choose the signal that the kernel sends",
      .callFilter,
      "fcntl(0, 10 /* F_SETSIG */, SIGTERM)",
      forbidden
    ),
    ForbiddenAction(
      "have the kernel send a signal by a socket",
      .callFilter,
      "ioctl(0, 0x8901 /* FIOSETOWN */, getppid())",
      forbidden
    ),
    ForbiddenAction(
      "make others wait for a file that it reads",
      .callFilter,
      "fcntl(open(victim, O_RDONLY), 1024 /* F_SETLEASE */, F_RDLCK)",
      forbidden
    ),
    ForbiddenAction(
      "lock a file that it reads",
      .callFilter,
      "flock(open(victim, O_RDONLY), LOCK_EX | LOCK_NB)",
      forbidden
    ),
    ForbiddenAction(
      "enlarge a pipe, whose memory no one counts",
      .callFilter,
      """
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2) {
        pipe($0.baseAddress!) == 0 ? fcntl($0[0], 1031 /* F_SETPIPE_SZ */, 1 << 20) : 0
      }
      """,
      forbidden
    ),
    ForbiddenAction(
      "enlarge the buffer of a socket, whose memory no one counts",
      .callFilter,
      """
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: 3) {
        $0[2] = 1 << 20
        let size = socklen_t(4)
        return socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, $0.baseAddress) == 0
          ? setsockopt($0[0], SOL_SOCKET, SO_SNDBUF, $0.baseAddress! + 2, size) : 0
      }
      """,
      forbidden
    ),
    ForbiddenAction(
      "change the limits of another process",
      .callFilter,
      call(
        "prlimit",
        "Int32, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?",
        "getppid(), 4, nil, nil"
      ),
      forbidden
    ),
    ForbiddenAction(
      "change a priority",
      .callFilter,
      "setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 0)",
      forbidden
    ),
    ForbiddenAction(
      "change a priority for input and output",
      .callFilter,
      systemCall(setPriorityOfInput, "1, Int(getppid()), 0"),
      forbidden
    ),
    ForbiddenAction(
      "change the scheduling of another process",
      .callFilter,
      "withUnsafePointer(to: sched_param()) { sched_setscheduler(getppid(), SCHED_OTHER, $0) }",
      forbidden
    ),
    ForbiddenAction(
      "change a parameter of scheduling of another process",
      .callFilter,
      "withUnsafePointer(to: sched_param()) { sched_setparam(getppid(), $0) }",
      forbidden
    ),
    ForbiddenAction(
      "change attributes of scheduling of another process",
      .callFilter,
      systemCall(setAttributesOfScheduling, "Int(getppid()), 0, 0"),
      forbidden
    ),
    ForbiddenAction(
      "choose the processors of another process",
      .callFilter,
      call("sched_setaffinity", "Int32, Int, UnsafeRawPointer?", "getppid(), 0, nil"),
      forbidden
    ),
    ForbiddenAction(
      "read the environment of its parent process",
      .fileRules,
      #"open("/proc/\(getppid())/environ", O_RDONLY)"#,
      denied
    ),
    ForbiddenAction(
      "read the memory of its parent process",
      .fileRules,
      #"open("/proc/\(getppid())/mem", O_RDONLY)"#,
      denied
    ),
    ForbiddenAction(
      "read a terminal",
      .fileRules,
      #"open("/dev/ptmx", O_RDONLY | O_NOCTTY)"#,
      denied
    ),
    ForbiddenAction(
      "write the memory of its parent process",
      .callFilter,
      systemCall(writeMemory, "Int(getppid()), 0, 0"),
      forbidden
    ),
    ForbiddenAction(
      "trace another process",
      .callFilter,
      call("ptrace", "Int, Int32, Int, Int", "16, getppid(), 0, 0"),
      forbidden
    ),
    ForbiddenAction(
      "mount a folder",
      .callFilter,
      call(
        "mount",
        "UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>, UInt, Int",
        #""tmpfs", ".", "tmpfs", 0, 0"#
      ),
      forbidden
    ),
    ForbiddenAction(
      "enter a namespace of its own",
      .callFilter,
      call("unshare", "Int32", "0x1000_0000"),
      forbidden
    ),
    ForbiddenAction(
      "start a process in a namespace of its own",
      .callFilter,
      systemCall(startProcess, "0x1000_0011 /* CLONE_NEWUSER | SIGCHLD */, 0, 0"),
      forbidden
    ),
    ForbiddenAction(
      "enter the namespace of another process",
      .callFilter,
      call("setns", "Int32, Int32", "0, 0"),
      forbidden
    ),
    ForbiddenAction(
      "load a program into the kernel",
      .callFilter,
      systemCall(loadKernelProgram, "0, 0, 0"),
      forbidden
    ),
    ForbiddenAction(
      "count events of other processes",
      .callFilter,
      systemCall(openCounter, "0, 0, 0"),
      forbidden
    ),
    ForbiddenAction(
      "handle faults of memory",
      .callFilter,
      systemCall(handleFaults, "0, 0, 0"),
      forbidden
    ),
    ForbiddenAction(
      "add a key to the keyring",
      .callFilter,
      systemCall(addKey, "0, 0, 0"),
      forbidden
    ),
    ForbiddenAction(
      "hand system calls to the kernel in a ring",
      .callFilter,
      systemCall(setUpRing, "1, 0, 0"),
      "Function not implemented"
    ),
    ForbiddenAction(
      "request a key",
      .callFilter,
      systemCall(requestKey, "0, 0, 0"),
      forbidden
    ),
    ForbiddenAction(
      "read a keyring",
      .callFilter,
      systemCall(controlKey, "0, 0, 0"),
      forbidden
    ),
    ForbiddenAction(
      "enter a ring",
      .callFilter,
      systemCall(enterRing, "0, 0, 0"),
      "Function not implemented"
    ),
    ForbiddenAction(
      "register files with a ring",
      .callFilter,
      systemCall(registerRing, "0, 0, 0"),
      "Function not implemented"
    ),
  ]
}
