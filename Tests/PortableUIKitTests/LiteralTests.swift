// swift-format-ignore-file: NoPlaygroundLiterals

import Foundation
import PortableUIKit
import Testing

@MainActor
struct LiteralTests {
  @Test func `an image literal is from the asset catalog`() throws {
    let button = UIButton()
    button.setImage(#imageLiteral(resourceName: "close"), for: .normal)
    button.tintColor = #colorLiteral(red: 0.5, green: 0.25, blue: 0, alpha: 1)
    #expect(button.accessibilityLabel == "close")
  }
}
