// swift-format-ignore-file: NoPlaygroundLiterals

import Foundation
import PortableUIKit
import Testing

/// Colours and pictures that Xcode writes as literals.
@MainActor
struct LiteralTests {
  @Test func `a picture of a literal is one of the asset catalogue`() throws {
    let button = UIButton()
    button.setImage(#imageLiteral(resourceName: "close"), for: .normal)
    button.tintColor = #colorLiteral(red: 0.5, green: 0.25, blue: 0, alpha: 1)
    #expect(button.accessibilityLabel == "close")
  }
}
