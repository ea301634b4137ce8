@_exported public import Foundation
@_exported public import Observation
@_exported public import PortableUIKit

// Importing SwiftUI also imports UIKit and Foundation, so snippets need no other import.
