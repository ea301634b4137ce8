@_exported public import Foundation
@_exported public import Observation
@_exported public import PortableUIKit

// SwiftUI hands UIKit and Foundation on to whoever imports it, so snippets need no import of their own.
