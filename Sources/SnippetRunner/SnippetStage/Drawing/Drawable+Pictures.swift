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
    if standsOnTint { return .onTint }
    if let letters = chosenTint?.letters { return .paint(letters.legible(on: ground ?? .paper)) }
    if let ground { return .paint(ground.contrasting) }
    return chosenTint.map { $0.isFaint ? .soft : .plain } ?? .tint
  }

  /// What the picture shows, as far as somebody said it: in words, or by the name of the file.
  private var subject: String? {
    let (names, file) = ([accessibilityLabel, image?.accessibilityLabel], [image?.shownName])
    // A small picture has no room for words; the name of its file may tell a symbol.
    let isSmall = min(bounds.width, bounds.height) <= 48
    return (isSmall ? file + names : names + file).lazy.compactMap(\.self).first { !$0.isEmpty }
  }
}
