import AccessibilityTree
import Foundation
import PortableUIKit

/// What a style of the library makes of a button, as far as it is seen on a drawing.
enum ButtonLook {
  /// Letters in the colour of what can be touched.
  case letters
  case plain
  /// A pale surface.
  case bordered
  /// A surface in the colour of what can be touched.
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

  /// What the label is painted with where code chose nothing.
  ///
  /// Source: Apple’s documentation of `PlainButtonStyle`, `BorderlessButtonStyle` and `tint(_:)`; A. The
  /// colours on a surface, and that of a button that destroys something, are the system’s own choice.
  func foreground(_ role: ButtonRole?, in environment: EnvironmentValues) -> Foreground {
    switch self {
    case .plain: environment.usualForeground
    case .letters, .bordered: role == .destructive ? .guessed(.red) : .tint
    case .prominent: .guessed(.white)
    case .other: .guessed(.primary)
    }
  }

  /// What lies behind the label; `nil` for nothing.
  @MainActor
  func surface(_ role: ButtonRole?, in environment: EnvironmentValues) -> FillSurface? {
    let isCapsule = DeviceSettings.current.look == .iOS26
    let style: Foreground
    switch self {
    case .letters, .plain: return nil
    case .bordered, .other: style = .guessed(Color(.tertiarySystemFill))
    case .prominent: style = role == .destructive ? .guessed(.red) : .tint
    }
    // What cannot be used is painted paler.
    let color = environment.shown(style)
    return FillSurface(
      color: environment.isEnabled ? color : UIColor.tertiarySystemFill.guessed,
      radius: isCapsule ? .infinity : 8
    )
  }

  /// The room between the label and the ends of the surface, in points; a guess.
  var insets: EdgeInsets {
    switch self {
    case .letters, .plain, .other: EdgeInsets()
    case .bordered, .prominent: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
  }
}

extension EnvironmentValues {
  /// The style of the library for buttons, where an app has none of its own.
  var buttonLook: ButtonLook {
    get { value(.letters) }
    set { keep(newValue) }
  }
}
