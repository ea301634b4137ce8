// A test that asks a screen also names what it answers: transcripts, stops, issues.
@_exported public import AccessibilityAudit
@_exported public import AccessibilityTree
@_exported public import AssistiveTechnology
