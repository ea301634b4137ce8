import CProcess
import Foundation

/// A kernel feature that the sandbox needs to deny an action.
///
/// It is detected differently than in the host program, so that a protection that is missing there
/// fails its tests instead of disabling them.
package enum KernelFeature: Sendable {
  /// Landlock: rules for files.
  case fileRules
  /// A seccomp filter of system calls, with user notification.
  case callFilter

  package var isAvailable: Bool {
    switch self {
    case .fileRules: Self.landlockVersion >= 1
    case .callFilter:
      Self.filterActions.contains("errno") && Self.filterActions.contains("user_notif")
    }
  }

  package static let landlockVersion = Int(sandbox_version())

  private static let filterActions: [Substring] = {
    let path = "/proc/sys/kernel/seccomp/actions_avail"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split { $0.isWhitespace }.map { Substring($0) }
  }()
}
