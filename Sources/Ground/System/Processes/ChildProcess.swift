import CProcess
import Foundation

/// A child process.
///
/// Unlike a `Process` of Foundation, it stays in the process group of its parent, so that Ctrl-C in
/// a terminal also reaches compilers; and waiting for it needs neither a run loop nor a thread.
struct ChildProcess {
  private let identifier: pid_t
  private let leadsGroup: Bool

  /// The descriptors of the standard streams; `nil` for `/dev/null`.
  struct Streams {
    var input: Int32?
    var output: Int32?
    var errors: Int32?
  }

  enum Termination {
    case exited(status: Int)
    case signaled(Int)
  }

  struct Failure: LocalizedError {
    let program: String
    let code: Int32

    var errorDescription: String? {
      "'\(program)' cannot be started: \(String(cString: strerror(code)))"
    }

    var isNotFound: Bool { [ENOENT, ENOTDIR, EACCES].contains(code) }
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: a name to look up in `PATH`, or a path.
  ///   - folder: the working directory; by default that of this process.
  ///   - leadsGroup: whether the process gets its own group, so that signals of the terminal don't
  ///     reach it, and it can be killed with its children.
  /// - Throws: ``Failure``
  init(
    _ program: String,
    _ arguments: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    folder: URL? = nil,
    streams: Streams,
    leadsGroup: Bool = false
  ) throws {
    let variables = environment.filter { !$0.key.isEmpty && !$0.key.contains("=") }
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var identifier = pid_t()
    let code = start_process(
      program,
      words,
      settings,
      folder?.path(percentEncoded: false),
      [streams.input, streams.output, streams.errors].map { $0 ?? -1 },
      leadsGroup ? 1 : 0,
      &identifier
    )
    guard code == 0 else { throw Failure(program: program, code: code) }
    self.identifier = identifier
    self.leadsGroup = leadsGroup
  }

  /// How the process ended; `nil` while it runs.
  ///
  /// The result is available only once.
  func termination() -> Termination? { termination(options: WNOHANG) }

  @discardableResult
  func wait() -> Termination { termination(options: 0) ?? .exited(status: -1) }

  /// Terminates the process, and kills it after three seconds, with its group if it leads one.
  ///
  /// SIGTERM allows it to end its own children first. Returns when the process is gone.
  func stop() async {
    // A separate task, since a cancelled one can't sleep.
    await Task {
      defer { if leadsGroup { kill(-identifier, SIGKILL) } }
      kill(identifier, SIGTERM)
      // By the clock, since a pause takes longer on a busy machine.
      let deadline = ContinuousClock.now + .seconds(3)
      while ContinuousClock.now < deadline {
        if termination() != nil { return }
        try? await Task.sleep(for: .milliseconds(10))
      }
      kill(identifier, SIGKILL)
      wait()
    }
    .value
  }

  private func termination(options: Int32) -> Termination? {
    var status: Int32 = 0
    var answer: pid_t
    repeat {
      answer = waitpid(identifier, &status, options)
    } while answer < 0 && errno == EINTR
    guard answer == identifier else { return nil }
    let signal = status & 0x7f
    return signal == 0 ? .exited(status: Int(status >> 8 & 0xff)) : .signaled(Int(signal))
  }
}

/// An unlinked temporary file for the standard streams of a process.
///
/// A pipe would have to be drained while the process runs, and two processes that wait for each
/// other would deadlock.
final class AnonymousFile: Sendable {
  let descriptor: Int32

  init(_ text: String = "") throws {
    let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    var path = Array("\(folder)/by-ear-XXXXXX".utf8CString)
    descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    unlink(path)
    guard !text.isEmpty else { return }
    let file = FileHandle(fileDescriptor: descriptor)
    try file.write(contentsOf: Data(text.utf8))
    try file.seek(toOffset: 0)
  }

  deinit { close(descriptor) }

  var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  func read() throws -> String {
    let file = FileHandle(fileDescriptor: descriptor)
    try file.seek(toOffset: 0)
    return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
  }
}
