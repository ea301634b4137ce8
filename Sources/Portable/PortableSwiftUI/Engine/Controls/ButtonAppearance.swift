import AccessibilityTree
import Foundation
import PortableUIKit

enum ButtonAppearance {
  case letters
  case plain
  case bordered
  case prominent
  case other

  init(_ style: any PrimitiveButtonStyle) {
    self =
      switch style {
      case is DefaultButtonStyle, is BorderlessButtonStyle: .letters
      case is PlainButtonStyle: .plain
      case is BorderedButtonStyle: .bordered
      case is BorderedProminentButtonStyle: .prominent
      default: .other
      }
  }

  /// The default style of a label.
  ///
  /// Source: Apple’s documentation of `PlainButtonStyle`, `BorderlessButtonStyle` and `tint(_:)`;
  /// A. The colors on a surface, and that of a destructive button, are the system's choice.
  func foreground(_ role: ButtonRole?, in environment: EnvironmentValues) -> Foreground {
    switch self {
    case .plain: environment.defaultForeground
    case .letters, .bordered: role == .destructive ? .approximate(.red) : .tint
    case .prominent: .approximate(.white)
    case .other: .approximate(.primary)
    }
  }

  @MainActor
  func surface(_ role: ButtonRole?, in environment: EnvironmentValues) -> FillSurface? {
    let isCapsule = DeviceSettings.current.look == .iOS26
    let style: Foreground
    switch self {
    case .letters, .plain: return nil
    case .bordered, .other: style = .approximate(Color(.tertiarySystemFill))
    case .prominent: style = role == .destructive ? .approximate(.red) : .tint
    }
    // Disabled controls are drawn paler.
    let color = environment.shown(style)
    return FillSurface(
      color: environment.isEnabled ? color : UIColor.tertiarySystemFill.approximate,
      radius: isCapsule ? .infinity : 8
    )
  }

  /// The padding between the label and the ends of the surface, in points; a guess.
  var insets: EdgeInsets {
    switch self {
    case .letters, .plain, .other: EdgeInsets()
    case .bordered, .prominent: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
  }
}
