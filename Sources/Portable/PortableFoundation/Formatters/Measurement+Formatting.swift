public import Foundation

extension Measurement {
  /// A way of writing an amount with its unit.
  public struct FormatStyle: Sendable {
    /// How wide a unit is written.
    public struct UnitWidth: Hashable, Sendable {
      let style: Formatter.UnitStyle

      /// “3 kilometers”.
      public static var wide: UnitWidth { UnitWidth(style: .long) }
      /// “3 km”.
      public static var abbreviated: UnitWidth { UnitWidth(style: .medium) }
      /// “3km”.
      public static var narrow: UnitWidth { UnitWidth(style: .short) }
    }

    /// How wide the unit is written.
    public var width: UnitWidth
    /// The language.
    public var locale: Locale

    /// Creates a way of writing.
    public init(width: UnitWidth, locale: Locale = .autoupdatingCurrent) {
      self.width = width
      self.locale = locale
    }

    /// Creates a way of writing.
    public static func measurement(width: UnitWidth) -> FormatStyle {
      FormatStyle(width: width, locale: .ofDevice)
    }

    /// Gives an amount with its unit, which is not changed to that of the region.
    public func format(_ value: Measurement<UnitType>) -> String {
      let formatter = MeasurementFormatter()
      formatter.unitStyle = width.style
      formatter.locale = locale
      return formatter.string(from: value)
    }
  }

  /// Gives the amount with its unit.
  public func formatted() -> String {
    FormatStyle.measurement(width: .abbreviated).format(self)
  }

  /// Gives the amount with its unit in a way of writing.
  public func formatted(_ style: FormatStyle) -> String {
    style.format(self)
  }
}
