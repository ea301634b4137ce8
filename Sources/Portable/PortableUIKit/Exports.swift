@_exported public import PortableAccessibility
@_exported public import PortableFoundation
@_exported public import PortableOSLog
@_exported public import PortableUniformTypeIdentifiers

// UIKit hands these on to whoever imports it, so snippets need no import of their own.
