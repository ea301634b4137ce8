@_exported public import PortableUIKit

// Importing WebKit also imports UIKit.
