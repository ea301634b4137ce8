public import Foundation
import Synchronization

// The sheets that were begun and not ended, the last one on top, by their sizes in points.
private let openSheets = Mutex<[CGSize]>([])

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of a size, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  openSheets.withLock { $0.append(size) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of a size, in points; what it looks like is not kept.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  UIGraphicsBeginImageContext(size)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the picture begun last, empty and without a name; `nil` if none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  openSheets.withLock { $0.last }.map { UIImage(name: nil, size: $0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the picture begun last.
public func UIGraphicsEndImageContext() {
  openSheets.withLock { _ = $0.popLast() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the sheet of the picture begun last; `nil` if none was begun.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  openSheets.withLock { $0.isEmpty } ? nil : CGContext()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a sheet the one that is drawn on; nothing is drawn.
public func UIGraphicsPushContext(_ context: CGContext) {
  UIGraphicsBeginImageContext(.zero)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Goes back to the sheet that was drawn on before.
public func UIGraphicsPopContext() {
  UIGraphicsEndImageContext()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle; nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws the line of a rectangle; nothing is drawn.
public func UIRectFrame(_ rect: CGRect) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Cuts off what lies outside a rectangle; nothing is drawn.
public func UIRectClip(_ rect: CGRect) {}
