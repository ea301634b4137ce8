import AccessibilityTree
import Foundation

/// The class of an object, as its author knows it.
struct LibraryClass {
  /// The name; of what SwiftUI makes of UIKit, that of UIKit's class.
  let name: String
  /// Whether the object is one of UIKit or SwiftUI as it is, not of an app's subclass.
  let isWhole: Bool
  /// Whether SwiftUI made the object.
  let isOfSwiftUI: Bool

  /// Looks at the class of an object.
  init(of object: NSObject) {
    let own = type(of: object)
    isOfSwiftUI = Self.isOf("PortableSwiftUI", own)
    isWhole = isOfSwiftUI || Self.isOfUIKit(own)
    var type: Any.Type = own
    var mirror = isOfSwiftUI ? Mirror(reflecting: object).superclassMirror : nil
    while let parent = mirror, Self.isOf("PortableSwiftUI", type) {
      type = parent.subjectType
      mirror = parent.superclassMirror
    }
    name =
      isOfSwiftUI && object is UIAccessibilityElement
      ? ElementOrigin.elementOfSwiftUI : "\(type)"
  }

  /// Whether a type is one of UIKit.
  static func isOfUIKit(_ type: Any.Type) -> Bool { isOf("PortableUIKit", type) }

  private static func isOf(_ module: String, _ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("\(module).")
  }
}
