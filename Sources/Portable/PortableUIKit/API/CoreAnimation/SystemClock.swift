import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the time since the start of the system, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the time since the beginning of 2001, in seconds.
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { Date.timeIntervalSinceReferenceDate }
