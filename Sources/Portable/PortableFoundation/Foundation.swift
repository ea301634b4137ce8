// Whoever imports Foundation's missing parts gets Foundation with them.
@_exported public import Foundation

#if canImport(FoundationNetworking)
// On Apple's systems it is a part of Foundation.
@_exported public import FoundationNetworking
#endif
