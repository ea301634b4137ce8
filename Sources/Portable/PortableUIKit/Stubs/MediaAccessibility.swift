/// Whether the user asked to dim flashing lights in videos, which is the default of a new device: no.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MADimFlashingLightsEnabled() -> Bool { false }

public let kMADimFlashingLightsChangedNotification = "kMADimFlashingLightsChangedNotification"
