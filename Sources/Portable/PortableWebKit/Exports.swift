@_exported public import PortableUIKit

// WebKit hands UIKit on to whoever imports it.
