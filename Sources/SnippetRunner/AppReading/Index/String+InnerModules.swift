import Foundation

extension String {
  /// `SwiftUICore.Font` as `SwiftUI.Font`, in the same columns: the module is a part of SwiftUI,
  /// from which Xcode completes names.
  var withoutInnerModules: String {
    guard contains("SwiftUICore") else { return self }
    return replacing(#/\bSwiftUICore\./#, with: "    SwiftUI.")
      .replacing(#/\bimport SwiftUICore\b/#, with: "import SwiftUI    ")
  }
}
