import AccessibilityTree
import Foundation
import PortableUIKit

/// Draws a UIKit control without exposing it to accessibility.
///
/// The SwiftUI control that contains it is the element, and handles its touches.
struct VisualControl<Control: UIView> {
  let rule: LeafRule
  let make: @MainActor () -> Control
  let show: @MainActor (Control, UIColor?) -> Void
}

extension VisualControl: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let tint = context.environment.tint.map(context.environment.shown)
    let surface = VisualControlSurface(make: make, show: { show($0, tint) })
    return [RenderedView(context, layout: rule, surface: surface, accessibility: .hidden)]
  }
}

@MainActor
extension VisualControl where Control == UISwitch {
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
extension VisualControl where Control == UIProgressView {
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
extension VisualControl where Control == UIActivityIndicatorView {
  static var wheel: VisualControl {
    VisualControl(
      rule: .fixed(CGSize(width: 20, height: 20)),
      make: { UIActivityIndicatorView() },
      show: { wheel, _ in wheel.startAnimating() }
    )
  }
}

@MainActor
extension VisualControl where Control == UIView {
  static var ring: VisualControl {
    VisualControl(
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
extension VisualControl where Control == UIStepper {
  /// Two buttons; one without an action is dimmed.
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

struct VisualControlSurface<Control: UIView>: Surface {
  let make: @MainActor () -> Control
  let show: @MainActor (Control) -> Void

  func makeView(in host: HostView) -> UIView {
    let view = make()
    view.isAccessibilityElement = false
    view.accessibilityElementsHidden = true
    view.isUserInteractionEnabled = false
    return view
  }

  func canUpdate(_ view: UIView) -> Bool { type(of: view) == Control.self }
  func update(_ view: UIView) { (view as? Control).map(show) }
}

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

extension KeyboardShortcut {
  var stroke: KeyStroke {
    var held: KeyStroke.Modifiers = []
    if modifiers.contains(.control) { held.insert(.control) }
    if modifiers.contains(.option) { held.insert(.option) }
    if modifiers.contains(.shift) { held.insert(.shift) }
    if modifiers.contains(.command) { held.insert(.command) }
    return KeyStroke(key.stroke, held)
  }
}

extension KeyEquivalent {
  fileprivate var stroke: KeyStroke.Key {
    let names: [KeyEquivalent: KeyStroke.Name] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
      .escape: .escape, .delete: .delete, .deleteForward: .forwardDelete, .home: .home,
      .end: .end, .pageUp: .pageUp, .pageDown: .pageDown, .tab: .tab, .space: .space,
      .return: .enter,
    ]
    return names[self].map(KeyStroke.Key.named) ?? .character(character.lowercased())
  }
}
