// A test that expects lines also creates the screen that speaks them.
@_exported public import AccessibilityTesting
