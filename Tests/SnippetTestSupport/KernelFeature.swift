import CProcess
import Foundation

/// What a system must offer so that a program of a book can be kept from something.
///
/// It is asked for in another way than the program that runs snippets does, so that a protection that is
/// switched off there fails its tests here in place of disabling them.
package enum KernelFeature: Sendable {
  /// Landlock: rules for files.
  case fileRules
  /// Landlock since Linux 6.12: signals within its bounds.
  case signalRules
  /// A filter of system calls, and somebody else who is asked.
  case callFilter

  /// Whether it is there.
  package var isThere: Bool {
    switch self {
    case .fileRules: sandbox_version() >= 1
    case .signalRules: sandbox_version() >= 6
    case .callFilter:
      Self.filterActions.contains("errno") && Self.filterActions.contains("user_notif")
    }
  }

  private static let filterActions: [Substring] = {
    let path = "/proc/sys/kernel/seccomp/actions_avail"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split { $0.isWhitespace }.map { Substring($0) }
  }()
}
