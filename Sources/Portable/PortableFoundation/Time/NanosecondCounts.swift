#if canImport(Glibc)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The nanoseconds in a second; Apple's systems have the constant in the Dispatch module.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
#endif
