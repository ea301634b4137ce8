// Nearly every suite here listens to a screen.
@_exported import ScreenTestSupport
