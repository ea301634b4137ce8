import Dispatch
package import PortableUIKit

extension AccessibleScreen {
  /// Lets work that the app put off onto the main queue happen.
  package func settle() async {
    for _ in 0..<8 {
      await Task.yield()
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
