// Nearly every suite here uses it.
@_exported import ScreenTestSupport
