// A test that expects lines also makes the screen that speaks them.
@_exported public import AccessibilityTesting
