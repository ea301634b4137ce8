// UIKit hands Foundation and Accessibility on to whoever imports it, so snippets need no import of
// their own.
@_exported public import Foundation
@_exported public import PortableAccessibility

#if canImport(FoundationNetworking)
// On Apple's systems it is a part of Foundation.
@_exported public import FoundationNetworking
#endif
