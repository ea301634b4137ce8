@_exported public import Foundation

// Whoever imports Foundation's missing parts gets Foundation with them.

#if canImport(FoundationNetworking)
// On Apple's systems it is a part of Foundation.
@_exported public import FoundationNetworking
#endif

extension ProcessInfo {
  /// Whether the device saves power; here never.
  public var isLowPowerModeEnabled: Bool { false }
}

#if canImport(Glibc)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The nanoseconds in a second; Apple's systems have the constant in the Dispatch module.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let USEC_PER_SEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_USEC: UInt64 = 1_000
#endif

// What Core Foundation calls things; on Apple's systems they are bridged without a word.

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
  /// Creates an empty text to which others are added, as on Apple's systems.
  ///
  /// The argument is never given: Foundation for Linux has no initializer without any.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension String {
  /// A text that is looked up in tables of translations; here it stands for itself.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let text: String

    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
  }

  /// Creates a text from one that would be looked up; there are no tables here.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = keyAndValue.text }

  /// Creates a text under a key that would be looked up; there are no tables here.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = defaultValue.text }
}
