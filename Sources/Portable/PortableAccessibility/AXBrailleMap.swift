public import Foundation

/// A picture for displays with several lines of braille; nothing is shown here.
open class AXBrailleMap: NSObject {
  open var dimensions: CGSize { .zero }
  private var heights: [[CGFloat]: Float] = [:]

  open func setHeight(_ status: Float, at point: CGPoint) { heights[[point.x, point.y]] = status }
  open func height(at point: CGPoint) -> Float { heights[[point.x, point.y]] ?? 0 }
}

public protocol AXBrailleMapRenderer: NSObjectProtocol {
  var accessibilityBrailleMapRenderRegion: CGRect { get set }
  var accessibilityBrailleMapRenderer: ((AXBrailleMap) -> Void)? { get set }
}
