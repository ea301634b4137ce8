// The API of this module uses the types of these modules: transcripts, stops and issues.
@_exported public import AccessibilityAudit
@_exported public import AccessibilityTree
@_exported public import AssistiveTechnology
