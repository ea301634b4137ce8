import Foundation

/// A diary of the app; nothing is written down here.
public struct Logger: Sendable {
  /// Creates the diary of the app.
  public init() {}

  /// Creates the diary of a part of the app.
  public init(subsystem: String, category: String) {}

  /// Notes a message.
  public func log(_ message: OSLogMessage) {}

  /// Notes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}

  /// Notes what helps to find the way of the program.
  public func trace(_ message: OSLogMessage) {}

  /// Notes what helps to find a mistake.
  public func debug(_ message: OSLogMessage) {}

  /// Notes what helps.
  public func info(_ message: OSLogMessage) {}

  /// Notes what matters.
  public func notice(_ message: OSLogMessage) {}

  /// Notes something unusual.
  public func warning(_ message: OSLogMessage) {}

  /// Notes a failure.
  public func error(_ message: OSLogMessage) {}

  /// Notes a grave failure.
  public func critical(_ message: OSLogMessage) {}

  /// Notes a mistake of the program.
  public func fault(_ message: OSLogMessage) {}
}
