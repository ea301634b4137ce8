import AccessibilityTree

/// The element at which one of the app's rotors was chosen; its results may lie elsewhere.
struct RotorHome {
  /// The setting of the rotor.
  let setting: RotorSetting
  /// The element that offers the rotor.
  let element: ElementID
  /// The position among the element's rotors.
  let index: Int
}
