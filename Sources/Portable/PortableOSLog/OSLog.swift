import Foundation

/// A part of the diary of the app; nothing is written down here.
public final class OSLog: Sendable {
  /// The diary of the app.
  public static let `default` = OSLog()
  /// A diary that is never written.
  public static let disabled = OSLog()

  private init() {}

  /// Creates the diary of a part of the app.
  public init(subsystem: String, category: String) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Notes a message with values in it.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Notes a message of a level with values in it.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: any CVarArg...
) {}
