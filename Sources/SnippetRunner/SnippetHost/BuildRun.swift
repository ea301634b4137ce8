import CProcess
import Foundation
import SnippetMessages

/// A compiler or package manager that this process runs and restricts.
///
/// A book chooses what they read, and with it what they do: an object file can name a program as its
/// linker, and a manifest is itself a program.
struct BuildRun {
  private let option: HostBuild
  private let memoryBytes: Int
  private let places: [String]
  private let command: [String]

  /// Returns `nil` if the arguments aren't those of ``HostBuild``.
  init?(_ arguments: [String]) {
    guard let option = arguments.first.flatMap(HostBuild.init), arguments.count > 2,
      let memoryBytes = Int(arguments[1]),
      let separator = arguments.firstIndex(of: HostBuild.separator),
      separator + 1 < arguments.count
    else { return nil }
    self.option = option
    self.memoryBytes = memoryBytes
    places = Array(arguments[2..<separator])
    command = Array(arguments[(separator + 1)...])
  }

  /// Runs it, and ends this process as it ended.
  func run() -> Never {
    end_with(0)
    var limits = child_limits()
    // The process that waits for this one has a limit for the time.
    limits.milliseconds = Int64.max / 100
    limits.file_bytes = Int64(HostBuild.fileBytes)
    limits.total_memory_bytes = Int64(memoryBytes)
    let words = unsafe command.map { unsafe strdup($0) } + [nil]
    let folders = unsafe places.map { unsafe UnsafePointer(strdup($0)) } + [nil]
    var ending = child_ending()
    let hasNetwork: Int32 = option == .withNetwork ? 1 : 0
    guard unsafe run_build(words, folders, hasNetwork, limits, &ending) == 0 else { exit(70) }
    if ending.exceeded != 0 { exit(HostBuild.tooMuchMemory) }
    if ending.signal != 0 {
      signal(ending.signal, SIG_DFL)
      raise(ending.signal)
    }
    exit(ending.exit_status)
  }
}
