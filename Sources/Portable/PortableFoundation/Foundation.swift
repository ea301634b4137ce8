@_exported public import Foundation

// Importing this module also imports Foundation, as apps expect.

#if canImport(FoundationNetworking)
// A part of Foundation on Apple's systems.
@_exported public import FoundationNetworking
#endif

extension ProcessInfo {
  public var isLowPowerModeEnabled: Bool { false }
}

#if canImport(Glibc)
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let USEC_PER_SEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_USEC: UInt64 = 1_000
#endif

// Core Foundation types, bridged to Foundation's without a cast on Apple's systems.

public typealias CFString = NSString
public typealias CFBoolean = NSNumber
public typealias CFData = NSData
public typealias CFURL = NSURL
public typealias CFError = NSError

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

extension NSMutableAttributedString {
  /// Creates an empty text to append to, as on Apple's systems.
  ///
  /// Don't pass the argument. It exists because Foundation on Linux has no initializer without
  /// arguments.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension String {
  /// A text that an app looks up in its translation tables.
  ///
  /// No tables are read here, so the key itself is shown.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let text: String

    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
  }

  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = keyAndValue.text }

  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = defaultValue.text }
}
