import AccessibilityTree
import Foundation
import PortableUIKit
import Synchronization

/// The place where a compiled snippet is run and shown to assistive technologies.
///
/// The source that is made of a snippet calls this type; nobody writes such calls by hand.
@MainActor
public enum Stage {
  static let log = EventLog()

  /// Runs a program to its end and leaves the process.
  public nonisolated static func run(
    _ program: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    Task { @MainActor in
      do {
        try await program()
        finish()
      } catch {
        fail(with: error)
      }
    }
    // The run loop serves the main queue and timers on the main thread, as an app's does; it ends
    // when it has nothing to wait for.
    let patience = Timer(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
    RunLoop.main.add(patience, forMode: .default)
    while true {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  /// Runs a program without a suspension point to its end and leaves the process.
  ///
  /// Nothing waits in such a program, so it needs neither a task nor a run loop.
  public nonisolated static func runAtOnce(_ program: @MainActor () throws -> Void) -> Never {
    MainActor.assumeIsolated {
      do {
        try program()
        finish()
      } catch {
        fail(with: error)
      }
    }
  }

  /// Notes that a step of a page's program begins.
  ///
  /// A script without a suspension point belongs to no actor, but runs on the main thread.
  ///
  /// - Parameters:
  ///   - step: the number of the step.
  ///   - language: the language of the device, as a BCP 47 tag, unless one was chosen by ``speak``.
  ///   - look: the look of the system, as the version of iOS that has it.
  public nonisolated static func begin(_ step: Int, in language: String, look: Int) {
    MainActor.assumeIsolated {
      DeviceSettings.current.language = self.language ?? language
      DeviceSettings.current.look = SystemLook(rawValue: look) ?? .iOS26
    }
    begin(step)
  }

  /// Notes that a step of the program begins.
  nonisolated static func begin(_ step: Int) {
    LocaleOfDevice.isFollowed = true
    MainActor.assumeIsolated {
      Signals.unblockFileSizeLimit()
      log.begin(step)
    }
  }

  /// Notes that the program came to its end, and leaves the process.
  public nonisolated static func finish() -> Never {
    MainActor.assumeIsolated { log.finish() }
    exit(0)
  }

  private static func fail(with error: any Error) -> Never {
    log.fail("threw an error: \(error)")
    exit(1)
  }
}

extension Stage {
  private nonisolated static let spoken = Mutex<(language: String, texts: [String: String])?>(nil)

  /// Chooses the language of code that is compiled once for several: that of the device, and the texts
  /// that the code looks up.
  public nonisolated static func speak(_ language: String, _ texts: [String: String]) {
    spoken.withLock { $0 = (language, texts) }
  }

  /// The text that a name stands for.
  public nonisolated static func text(_ name: String) -> String {
    spoken.withLock { $0?.texts[name] } ?? ""
  }

  /// The language that was chosen; `nil` for code of one language.
  public nonisolated static var language: String? { spoken.withLock { $0?.language } }
}

/// The signals of the thread a program runs on.
enum Signals {
  /// Lets the limit on the size of files end the process.
  ///
  /// Threads that serve queues block signals; a program that floods its output would go on for ever.
  static func unblockFileSizeLimit() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGXFSZ)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
