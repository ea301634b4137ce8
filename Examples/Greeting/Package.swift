// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Greeting",
  products: [.library(name: "Greeting", targets: ["Greeting"])],
  targets: [
    .target(name: "Greeting", dependencies: ["CCounting"]),
    // Knows how many code units there are; written in C, as the depths of many a library are.
    .target(name: "CCounting"),
    // Has a main of its own, which must not get in the way of the snippets.
    .executableTarget(name: "greet", dependencies: ["Greeting"]),
  ]
)
