import PortableUIKit

/// A well for a colour of UIKit.
struct ColorSurface: Surface {
  let color: Binding<Color>
  let supportsOpacity: Bool
  let isEnabled: Bool

  func makeView(in host: HostView) -> UIView { UIColorWell() }

  func canUpdate(_ view: UIView) -> Bool { view is UIColorWell }

  func update(_ view: UIView) {
    guard let well = view as? UIColorWell else { return }
    well.selectedColor = color.wrappedValue.uiColor
    well.supportsAlpha = supportsOpacity
    if well.isEnabled != isEnabled { well.isEnabled = isEnabled }
  }
}
