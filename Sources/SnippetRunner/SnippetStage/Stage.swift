import AccessibilityTree
import Foundation
import PortableUIKit
package import Synchronization

/// Runs a compiled snippet and shows its screens to assistive technologies.
///
/// Only generated code calls this type.
@MainActor
public enum Stage {
  static let log = EventLog()

  /// What the host does when a program comes to its end, as opposed to leaving the process.
  package nonisolated static let atFinish = Mutex<(@Sendable () -> Void)?>(nil)

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
    // The run loop serves the main queue and timers, as in an app. It would end without any source.
    let keepAlive = Timer(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
    RunLoop.main.add(keepAlive, forMode: .default)
    while true {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  /// Runs a program without suspension points and exits the process.
  ///
  /// It needs neither a task nor a run loop.
  public nonisolated static func runSynchronously(_ program: @MainActor () throws -> Void) -> Never
  {
    MainActor.assumeIsolated {
      do {
        try program()
        finish()
      } catch {
        fail(with: error)
      }
    }
  }

  /// Logs the start of a step in a program of a page.
  ///
  /// A script without suspension points has no actor, but runs on the main thread.
  ///
  /// - Parameters:
  ///   - step: the number of the step.
  ///   - language: the language of the device, as a BCP 47 tag, unless ``speak`` chose one.
  ///   - look: the design of the system, as the version of iOS that introduced it.
  public nonisolated static func begin(_ step: Int, in language: String, look: Int) {
    MainActor.assumeIsolated {
      DeviceSettings.current.language = self.language ?? language
      DeviceSettings.current.look = SystemLook(rawValue: look) ?? .iOS26
    }
    begin(step)
  }

  nonisolated static func begin(_ step: Int) {
    DeviceLocale.isFollowed = true
    MainActor.assumeIsolated {
      Signals.unblockFileSizeLimit()
      log.begin(step)
    }
  }

  public nonisolated static func finish() -> Never {
    MainActor.assumeIsolated {
      log.finish()
      useLastScreen()
    }
    atFinish.withLock(\.self)?()
    exit(0)
  }

  private static func fail(with error: any Error) -> Never {
    log.fail("threw an error: \(error)")
    exit(1)
  }

  private nonisolated static let spoken = Mutex<(language: String, texts: [String: String])?>(nil)

  /// Chooses the language of code that is compiled once for several languages.
  ///
  /// It becomes the language of the device, with the texts that the code looks up.
  public nonisolated static func speak(_ language: String, _ texts: [String: String]) {
    spoken.withLock { $0 = (language, texts) }
  }

  public nonisolated static func text(_ name: String) -> String {
    spoken.withLock { $0?.texts[name] } ?? ""
  }

  /// The chosen language; `nil` for code in a single language.
  public nonisolated static var language: String? { spoken.withLock { $0?.language } }
}

enum Signals {
  /// Allows the file size limit to end the process.
  ///
  /// Threads of dispatch queues block signals, so a program that floods its output would never
  /// stop.
  static func unblockFileSizeLimit() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGXFSZ)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
