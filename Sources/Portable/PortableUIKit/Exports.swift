@_exported public import PortableAccessibility
@_exported public import PortableFoundation
@_exported public import PortableOSLog
@_exported public import PortableUniformTypeIdentifiers

// Like UIKit, this module re-exports these, so snippets need no other import.
