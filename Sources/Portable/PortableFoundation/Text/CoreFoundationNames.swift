public import Foundation

// What Core Foundation calls things; on Apple's systems they are bridged without a word.

/// A text.
public typealias CFString = NSString
/// A truth value.
public typealias CFBoolean = NSNumber
/// Bytes.
public typealias CFData = NSData
/// An address.
public typealias CFURL = NSURL
/// Something that went wrong.
public typealias CFError = NSError

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// True.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// False.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
