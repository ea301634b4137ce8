public import Foundation
import PortableFoundation
import Synchronization

enum DeviceLocale {
  private static let followed = Mutex(false)

  /// `false` in the host and in this project's tests.
  static var isFollowed: Bool {
    get { followed.withLock { $0 } }
    set { followed.withLock { $0 = newValue } }
  }

  // Foundation for Linux has hard-coded preferences: swift-foundation, Locale_Cache.swift,
  // preferences().
  static var current: Locale {
    isFollowed ? .ofDevice : Locale(identifier: "en_001")
  }

  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = current
    return calendar
  }
}

// On Linux, the dynamic linker prefers functions of the program to those of libraries. So these
// replace Foundation's own functions, for apps and for Foundation's formatters. If a later
// toolchain renames the symbols, Foundation's functions are used again and `DeviceLocaleTests`
// fail.
#if os(Linux)
/// `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func currentLocaleOfDevice() -> Locale { DeviceLocale.current }

/// `Locale.autoupdatingCurrent`, the default of styles and formatters.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func updatedLocaleOfDevice() -> Locale { DeviceLocale.current }

/// `Locale.preferredLanguages`.
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func preferredLanguagesOfDevice() -> [String] {
  [DeviceLocale.current.identifier(.bcp47)]
}

/// `Calendar.current`.
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func currentCalendarOfDevice() -> Calendar { DeviceLocale.calendar }

/// `Calendar.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func updatedCalendarOfDevice() -> Calendar { DeviceLocale.calendar }
#endif
