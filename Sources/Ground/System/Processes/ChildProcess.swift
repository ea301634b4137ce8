import CProcess
import Foundation

/// A child process: started with the files it reads and writes, asked whether it has ended, stopped.
///
/// Unlike a `Process` of Foundation it stays in the process group of its parent, so that Ctrl-C in a
/// terminal reaches compilers, too, and waiting for it needs neither a run loop nor a thread.
struct ChildProcess {
  private let identifier: pid_t

  /// The descriptors of the standard streams of a process; what is `nil` leads nowhere.
  struct Streams {
    var input: Int32?
    var output: Int32?
    var errors: Int32?
  }

  /// How a process ended.
  enum Ending {
    case exited(status: Int)
    case signaled(Int)
  }

  /// The system's error that kept a program from being started.
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
  ///   - program: a name on the path, or a path.
  ///   - folder: its working directory; that of this process by default.
  ///   - leadsGroup: whether what ends this process from the terminal leaves it alone.
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
  }

  /// How the process ended, which is answered once; `nil` while it runs.
  func ending() -> Ending? { ending(options: WNOHANG) }

  /// Blocks this thread until the process has ended.
  @discardableResult
  func wait() -> Ending { ending(options: 0) ?? .exited(status: -1) }

  /// Asks a running process to end, so that it can first end what it started, and kills it after a second.
  ///
  /// Returns when it is gone.
  func stop() async {
    // In a task of its own, as one that is cancelled cannot wait.
    await Task {
      kill(identifier, SIGTERM)
      for _ in 0..<100 {
        if ending() != nil { return }
        try? await Task.sleep(for: .milliseconds(10))
      }
      kill(identifier, SIGKILL)
      wait()
    }
    .value
  }

  private func ending(options: Int32) -> Ending? {
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

/// A file without a name, for what a process reads or writes.
///
/// A pipe would have to be emptied while the process runs, and a program that waits for its reader while
/// we wait for its writer would wait forever.
final class ProcessFile: Sendable {
  let descriptor: Int32

  /// Makes a file that holds a text, to be read from its beginning.
  ///
  /// - Throws: what the file system throws.
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

  /// The number of its bytes.
  var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// What was written, once nothing more is.
  ///
  /// - Throws: what the file system throws.
  func read() throws -> String {
    let file = FileHandle(fileDescriptor: descriptor)
    try file.seek(toOffset: 0)
    return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
  }
}
