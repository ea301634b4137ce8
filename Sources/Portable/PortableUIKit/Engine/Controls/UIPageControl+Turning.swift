import Foundation

/// How pages are turned and named.
extension UIPageControl {
  var nameForVoice: String {
    switch DeviceSettings.current.language.lowercased().prefix(2) {
    case "ru": "Управление страницами"
    case "de": "Seitensteuerung"
    case "zh": "页面控制"
    default: "Page control"
    }
  }

  func turn(by pages: Int) {
    let old = page
    currentPage = page + pages
    if page != old { sendActions(for: .valueChanged) }
  }
}
