public import Foundation

/// A formatter of amounts with units, such as “5 kilometers”.
///
/// Foundation on Linux doesn't have it. Units of length, mass, temperature, speed, duration and
/// volume are written in English and Russian; all other units by their symbol.
open class MeasurementFormatter: Formatter {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Uses the amount's own unit; without this option, the region's preferred unit, which isn't
    /// chosen here.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .ofDevice
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! = MeasurementFormatter.decimal()

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let formatter = numberFormatter ?? Self.decimal()
    let locale = self.locale ?? .ofDevice
    formatter.locale = locale
    let number = formatter.string(from: NSNumber(value: measurement.value)) ?? ""
    let words = UnitNames(language: String(locale.identifier.lowercased().prefix(2)))
    return words.text(
      number: number,
      value: measurement.value,
      unit: measurement.unit,
      style: unitStyle,
      isBareDegree: unitOptions.contains(.temperatureWithoutUnit)
    )
  }

  open func string(from unit: Unit) -> String {
    let locale = self.locale ?? .ofDevice
    let words = UnitNames(language: String(locale.identifier.lowercased().prefix(2)))
    return words.name(of: unit, style: unitStyle)
  }

  private static func decimal() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }
}

extension Measurement {
  public struct FormatStyle: Sendable {
    public struct UnitWidth: Hashable, Sendable {
      let style: Formatter.UnitStyle

      public static var wide: UnitWidth { UnitWidth(style: .long) }
      public static var abbreviated: UnitWidth { UnitWidth(style: .medium) }
      public static var narrow: UnitWidth { UnitWidth(style: .short) }
    }

    public var width: UnitWidth
    public var locale: Locale

    public init(width: UnitWidth, locale: Locale = .autoupdatingCurrent) {
      self.width = width
      self.locale = locale
    }

    public static func measurement(width: UnitWidth) -> FormatStyle {
      FormatStyle(width: width, locale: .ofDevice)
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let formatter = MeasurementFormatter()
      formatter.unitStyle = width.style
      formatter.locale = locale
      return formatter.string(from: value)
    }
  }

  public func formatted() -> String { FormatStyle.measurement(width: .abbreviated).format(self) }
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }
}
