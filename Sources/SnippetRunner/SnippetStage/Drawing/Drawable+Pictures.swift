import AccessibilityTree
import Foundation
import PortableUIKit
import SnippetMessages

extension UIImageView: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let area = Rect(frame)
    let ink = (superview as? UIButton)?.ink ?? ownInk
    if let image, image.isSymbolImage, let name = image.shownName {
      return [.symbol(area, name: name, ink: ink)]
    }
    // A view that is as large as a picture, and is given none here, would hold one in an app.
    let isPicture = image != nil || min(frame.width, frame.height) >= 8 && backgroundColor == nil
    return isPicture ? [.picture(area, subject: subject, ink: ink)] : []
  }

  /// What a symbol is drawn with that stands in no button.
  private var ownInk: ScreenDrawing.Ink {
    if let letters = chosenTint?.letters { return .paint(letters.legible(on: ground ?? .paper)) }
    return ground.map { .paint($0.contrasting) } ?? .tint
  }

  /// What the picture shows, as far as somebody said it: in words, or by the name of the file.
  private var subject: String? {
    [accessibilityLabel, image?.accessibilityLabel, image?.shownName].lazy
      .compactMap(\.self).first { !$0.isEmpty }
  }
}
