import Foundation
import PortableUIKit

/// The place of a control that is only seen.
struct ControlPlace<Control: UIView> {
  let rule: LeafRule
  let make: @MainActor () -> Control
  /// Lets the control show its state, in the colour that code has chosen for what can be touched, if any.
  let show: @MainActor (Control, UIColor?) -> Void
}

extension ControlPlace: View {
  typealias Body = Never
}

extension ControlPlace: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let tint = context.environment.tint.map(context.environment.shown)
    let surface = SeenControl(make: make, show: { show($0, tint) })
    return [RenderedView(context, layout: rule, surface: surface, accessibility: .hidden)]
  }
}

@MainActor
extension ControlPlace where Control == UISwitch {
  /// A switch.
  init(isOn: Bool) {
    self.init(
      rule: .fixed(DeviceSettings.current.look.switchSize),
      make: { UISwitch() },
      show: { view, tint in
        view.isOn = isOn
        view.onTintColor = tint
      }
    )
  }
}

@MainActor
extension ControlPlace where Control == UIProgressView {
  /// A bar that is filled to a share from 0 to 1.
  init(filled share: Double) {
    self.init(
      rule: .line(height: 4),
      make: { UIProgressView() },
      show: { bar, tint in
        bar.progress = Float(share)
        bar.progressTintColor = tint
      }
    )
  }
}

@MainActor
extension ControlPlace where Control == UIActivityIndicatorView {
  /// A wheel that turns.
  static var wheel: ControlPlace {
    ControlPlace(
      rule: .fixed(CGSize(width: 20, height: 20)),
      make: { UIActivityIndicatorView() },
      show: { wheel, _ in wheel.startAnimating() }
    )
  }
}

@MainActor
extension ControlPlace where Control == UIView {
  /// A ring.
  static var ring: ControlPlace {
    ControlPlace(
      rule: .fixed(CGSize(width: 58, height: 58)),
      make: { UIView() },
      show: { ring, _ in
        ring.layer.cornerRadius = 29
        ring.layer.borderWidth = 6
      }
    )
  }
}

@MainActor
extension ControlPlace where Control == UIStepper {
  /// Two buttons; one without an action is faint.
  init(canDecrement: Bool, canIncrement: Bool) {
    self.init(
      rule: .fixed(CGSize(width: 94, height: 32)),
      make: { UIStepper() },
      show: { stepper, _ in
        stepper.minimumValue = canDecrement ? -1 : 0
        stepper.maximumValue = canIncrement ? 1 : 0
      }
    )
  }
}
