public import Foundation
public import PortableFoundation

/// How far a typeface that an app brings is known.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Nowhere.
  case none = 0
  /// In the app.
  case process = 1
  /// In all apps of the user.
  case persistent = 2
  /// Until the user logs out.
  case session = 3
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a typeface known; texts are measured alike in all of them here.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the typefaces of a file known; texts are measured alike in all of them here.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
