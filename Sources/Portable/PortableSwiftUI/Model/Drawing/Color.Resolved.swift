import PortableUIKit

extension Color {
  /// A color as it is displayed in an environment, by its parts from 0 to 1.
  public struct Resolved: Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = CIColor(color: environment.shown(self))
    return Resolved(
      red: Float(color.red),
      green: Float(color.green),
      blue: Float(color.blue),
      opacity: Float(color.alpha)
    )
  }
}
