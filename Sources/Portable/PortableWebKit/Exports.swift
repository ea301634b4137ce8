// WebKit hands UIKit on to whoever imports it.
@_exported public import PortableUIKit
