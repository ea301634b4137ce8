public import Foundation

/// An area that code draws on; it is no element, and nothing is drawn here.
public struct Canvas {
  let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Draws on an area.
  public init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }
}

extension Canvas: View {
  /// What the view is made of.
  public var body: some View { Color.clear.guessed }
}
