/// A framework in which Apple's systems let apps be written.
package enum InterfaceFramework: String, CaseIterable, Sendable {
  /// UIKit.
  case uiKit = "uikit"
  /// SwiftUI.
  case swiftUI = "swiftui"

  /// The name of the framework and of its module.
  package var name: String {
    switch self {
    case .uiKit: "UIKit"
    case .swiftUI: "SwiftUI"
    }
  }
}
