import Foundation

extension String {
  /// `SwiftUICore.Font` as `SwiftUI.Font`, in the same columns: the module is a part of SwiftUI,
  /// from which Xcode completes names.
  var withoutInnerModules: String {
    let text = withoutInlining
    guard text.contains("SwiftUICore") else { return text }
    return text.replacing(#/\bSwiftUICore\./#, with: "    SwiftUI.")
      .replacing(#/\bimport SwiftUICore\b/#, with: "import SwiftUI    ")
  }

  /// Bodies that other modules copy couldn't use our stubs.
  private var withoutInlining: String {
    guard contains("@inlinable") || contains("@usableFromInline") else { return self }
    return replacing("@inlinable", with: "          ")
      .replacing("@usableFromInline", with: "                 ")
  }
}
