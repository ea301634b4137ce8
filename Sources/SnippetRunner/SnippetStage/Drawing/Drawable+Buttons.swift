import AccessibilityTree
import Foundation
import PortableUIKit
import SnippetMessages

extension UIButton: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    guard backgroundColor == nil, let look = configuration?.look else { return [] }
    let area = Rect(frame)
    return switch look {
    case .filled: [.surface(area, radius: radius(of: area), surfacePaint)]
    case .tinted:
      [
        configuration?.baseBackgroundColor?.paint
          .map { .paint(area, radius: radius(of: area), $0) }
          ?? .area(area, radius: radius(of: area))
      ]
    // A chosen button has a surface, whatever its configuration.
    case .plain: isSelected ? [.area(area, radius: radius(of: area))] : []
    }
  }

  /// How round the corners are.
  ///
  /// Source: Apple, “Adopting Liquid Glass”: bordered buttons are capsules in iOS 26; A.
  private func radius(of area: Rect) -> Double {
    let isCapsule = DeviceSettings.current.look == .iOS26
    return switch configuration?.cornerStyle {
    case .capsule: area.height / 2
    case .dynamic where isCapsule: area.height / 2
    case .small: 5
    case .large: min(area.height / 3, 16)
    default: min(area.height / 4, 12)
    }
  }

  /// The colour of a filled button; `nil` for that of what can be touched.
  private var surfacePaint: ScreenDrawing.Paint? {
    (configuration?.baseBackgroundColor ?? chosenTint)?.paint
  }

  /// What title and picture are drawn with.
  var ink: ScreenDrawing.Ink {
    guard isEnabled else { return .soft }
    let isFilled = backgroundColor == nil && configuration?.look == .filled
    let chosen = configuration?.baseForegroundColor ?? titleColor(for: .normal) ?? chosenTint
    guard let ground = isFilled ? surfacePaint : ground else {
      if isFilled { return .onTint }
      guard let chosen else { return .tint }
      return chosen.letters.map { .paint($0.legible()) } ?? .plain
    }
    let letters = isFilled && configuration?.baseForegroundColor == nil ? nil : chosen?.letters
    return .paint(letters?.legible(on: ground) ?? ground.contrasting)
  }
}
