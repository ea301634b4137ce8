public import Foundation

/// A formatter of amounts with their units, such as “5 kilometers”.
///
/// Foundation for Linux has no such formatter. Units of length, mass, temperature, speed, duration and
/// volume are known in English and Russian; others are written by their symbol.
open class MeasurementFormatter: Formatter {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The one of the amount; otherwise the one the region is used to, which is not chosen here.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The one that suits the size of the amount.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// No letter after a degree.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Which unit is written; the one of the amount in any case.
  open var unitOptions: UnitOptions = []
  /// How units are written.
  open var unitStyle = Formatter.UnitStyle.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language; that of the device at first.
  open var locale: Locale! = .ofDevice
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The formatter of the numbers.
  open var numberFormatter: NumberFormatter! = MeasurementFormatter.decimal()

  /// Gives an amount with its unit.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let formatter = numberFormatter ?? Self.decimal()
    let locale = self.locale ?? .ofDevice
    formatter.locale = locale
    let number = formatter.string(from: NSNumber(value: measurement.value)) ?? ""
    let words = UnitWords(language: String(locale.identifier.lowercased().prefix(2)))
    return words.text(
      number: number,
      value: measurement.value,
      unit: measurement.unit,
      style: unitStyle,
      isBareDegree: unitOptions.contains(.temperatureWithoutUnit)
    )
  }

  /// Gives the unit alone.
  open func string(from unit: Unit) -> String {
    let locale = self.locale ?? .ofDevice
    let words = UnitWords(language: String(locale.identifier.lowercased().prefix(2)))
    return words.name(of: unit, style: unitStyle)
  }

  private static func decimal() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }
}
