package import AccessibilityTree

/// Shapes of controls, shared by everything that draws them.
///
/// Source: Apple, “Adopting Liquid Glass” and Human Interface Guidelines, “Toggles” and “Sliders”:
/// in iOS 26 the knobs of switches and sliders are wider than high; A, their measures C. Tracks of
/// sliders are 4 and 6 points high in AccessibilitySnapshot’s reference images of iOS 18.5 and
/// 26.2; A.
extension ScreenDrawing.Shape {
  package static func toggle(
    in area: Rect,
    isOn: Bool,
    look: SystemLook,
    paint: ScreenDrawing.Paint? = nil
  ) -> [Self] {
    let height = max(0, area.height - 4)
    let width = look == .iOS18 ? height : min(height * 1.6, area.width * 0.62)
    let x = isOn ? area.x + area.width - width - 2 : area.x + 2
    let radius = area.height / 2
    // Position alone wouldn't distinguish on from off, so a switch that is on is also filled.
    let track: Self =
      isOn ? .paint(area, radius: radius, paint ?? .green) : .area(area, radius: radius)
    return [
      track, .thumb(Rect(x: x, y: area.y + 2, width: width, height: height), radius: height / 2),
    ]
  }

  /// A slider, vertically centred in an area.
  ///
  /// - Parameter share: the filled fraction of the track, from 0 to 1.
  package static func slider(
    in area: Rect,
    share: Double,
    isRightToLeft: Bool = false,
    look: SystemLook,
    paint: ScreenDrawing.Paint? = nil
  ) -> [Self] {
    let knob = look == .iOS18 ? 24.0 : 38
    let thickness = look == .iOS18 ? 4.0 : 6
    let track = Rect(centeredAt: area.center, width: area.width, height: thickness)
    let offset = max(0, area.width - knob) * (isRightToLeft ? 1 - share : share)
    let thumb = Rect(x: area.x + offset, y: area.center.y - 12, width: knob, height: 24)
    var filled = track
    filled.width = isRightToLeft ? area.width - offset - knob / 2 : offset + knob / 2
    if isRightToLeft { filled.x = thumb.center.x }
    return [
      .area(track, radius: thickness / 2), .touchable(filled, radius: thickness / 2, paint),
      .thumb(thumb, radius: 12),
    ]
  }

  /// A surface in the colour set by code, or else the tint of controls.
  package static func touchable(
    _ area: Rect,
    radius: Double,
    _ paint: ScreenDrawing.Paint?
  ) -> Self {
    .surface(paint.map { .paint($0) } ?? .tint, area, radius: radius)
  }
}
