import Foundation

/// A landmark of a web page, which is named where the focus enters it.
///
/// A landmark of an app would silence rows and columns of a table in it, as AccessibilitySnapshot has
/// it; recordings of pages have the name on entry, as a named group has, and places in tables.
final class WebLandmarkElement: UIAccessibilityElement {
  init(_ landmark: WebLandmark, in web: WKWebView) {
    super.init(accessibilityContainer: web.scrollView)
    describe { BuiltInAccessibility(label: landmark.name) }
    isAccessibilityElement = false
    accessibilityContainerType = .semanticGroup
  }
}
