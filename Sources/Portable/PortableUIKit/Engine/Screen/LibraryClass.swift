import AccessibilityTree
import Foundation

/// The class of an object as its author knows it.
///
/// For the private classes that render SwiftUI it is the UIKit class they subclass.
struct LibraryClass {
  let name: String
  /// Whether the object is an instance of a UIKit or SwiftUI class itself, not of an app's
  /// subclass.
  let isUnsubclassed: Bool
  let isFromSwiftUI: Bool

  init(of object: NSObject) {
    let objectClass = type(of: object)
    isFromSwiftUI = Self.isOf("PortableSwiftUI", objectClass)
    isUnsubclassed = isFromSwiftUI || Self.isOfUIKit(objectClass)
    var type: Any.Type = objectClass
    var mirror = isFromSwiftUI ? Mirror(reflecting: object).superclassMirror : nil
    while let parent = mirror, Self.isOf("PortableSwiftUI", type) {
      type = parent.subjectType
      mirror = parent.superclassMirror
    }
    name =
      isFromSwiftUI && object is UIAccessibilityElement
      ? ElementOrigin.swiftUIElementClass : "\(type)"
  }

  static func isOfUIKit(_ type: Any.Type) -> Bool { isOf("PortableUIKit", type) }

  private static func isOf(_ module: String, _ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("\(module).")
  }
}

package enum ScreenContentError: Error, Hashable, CustomStringConvertible {
  /// Neither a view, a view controller nor an array of views; the payload names its type.
  case unsupportedContent(String)

  package var description: String {
    switch self {
    case .unsupportedContent(let type):
      "cannot show a value of type '\(type)'; expected a view, a view controller or an array of views"
    }
  }
}

extension UIImage {
  package var shownName: String? { name }
}
