public import Foundation
import PortableFoundation
import Synchronization

/// Whether Foundation follows the device, as it does while a program runs on the stage.
enum LocaleOfDevice {
  private static let followed = Mutex(false)

  /// Whether `Locale.current` is that of the device; `false` in the host and in tests of our own.
  static var isFollowed: Bool {
    get { followed.withLock { $0 } }
    set { followed.withLock { $0 = newValue } }
  }

  // What Foundation for Linux says is written into it and cannot be set: swift-foundation,
  // Locale_Cache.swift, preferences().
  fileprivate static var current: Locale {
    isFollowed ? .ofDevice : Locale(identifier: "en_001")
  }

  fileprivate static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = current
    return calendar
  }
}

// On Linux the dynamic linker takes a function from the program before it looks into libraries. So these
// answer in place of Foundation's own, to apps and to Foundation's formatters. Should a later toolchain
// call them by other names, Foundation answers again, and `DeviceLocaleTests` fail.
#if os(Linux)
/// `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func currentLocaleOfDevice() -> Locale { LocaleOfDevice.current }

/// `Locale.autoupdatingCurrent`, the default of styles and formatters.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func updatedLocaleOfDevice() -> Locale { LocaleOfDevice.current }

/// `Locale.preferredLanguages`.
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func preferredLanguagesOfDevice() -> [String] {
  [LocaleOfDevice.current.identifier(.bcp47)]
}

/// `Calendar.current`.
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func currentCalendarOfDevice() -> Calendar { LocaleOfDevice.calendar }

/// `Calendar.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func updatedCalendarOfDevice() -> Calendar { LocaleOfDevice.calendar }
#endif
