/// The colours that numbers stand for; nothing is drawn, so all are the same.
public final class CGColorSpace: Sendable {
  init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the usual colours of a screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives shades of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
