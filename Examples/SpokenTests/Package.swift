// swift-tools-version: 6.2
import PackageDescription

/// On Linux, 'import UIKit' means the library that stands for it.
let linux = BuildSettingCondition.when(platforms: [.linux])
let uikit = SwiftSetting.unsafeFlags(["-module-alias", "UIKit=PortableUIKit"], linux)

let package = Package(
  name: "SpokenTests",
  platforms: [.iOS(.v17), .macOS(.v15)],
  dependencies: [.package(name: "ByEar", path: "../..")],
  targets: [
    .target(
      name: "Pizzeria",
      dependencies: [
        .product(name: "PortableUIKit", package: "ByEar", condition: .when(platforms: [.linux]))
      ],
      swiftSettings: [uikit]
    ),
    .executableTarget(
      name: "say",
      dependencies: [
        .product(
          name: "AssistiveTechnology",
          package: "ByEar",
          condition: .when(platforms: [.linux])
        )
      ]
    ),
    .testTarget(
      name: "PizzeriaTests",
      dependencies: [
        "Pizzeria",
        .product(
          name: "SpokenExpectations",
          package: "ByEar",
          condition: .when(platforms: [.linux])
        ),
        .product(
          name: "AccessibilityAudit",
          package: "ByEar",
          condition: .when(platforms: [.linux])
        ),
      ],
      swiftSettings: [uikit]
    ),
  ],
  swiftLanguageModes: [.v5]
)
