enum ProjectText {
  static let project = """
    name: Heard
    options: { deploymentTarget: { iOS: "27.0" } }
    settings:
      base: { GENERATE_INFOPLIST_FILE: YES, CODE_SIGNING_ALLOWED: NO, SWIFT_VERSION: "5.0" }
    targets:
      Screens:
        type: application
        platform: iOS
        sources: [Screens]
        settings:
          base:
            PRODUCT_BUNDLE_IDENTIFIER: org.example.heard.screens
            INFOPLIST_KEY_UILaunchScreen_Generation: YES
      HeardUITests:
        type: bundle.ui-testing
        platform: iOS
        sources:
          - UITests
          - { path: expected.json, buildPhase: resources }
        dependencies: [{ target: Screens }]
        settings:
          base:
            PRODUCT_BUNDLE_IDENTIFIER: org.example.heard.tests
            TEST_TARGET_NAME: Screens
    schemes:
      Heard:
        build: { targets: { Screens: all, HeardUITests: all } }
        test: { targets: [HeardUITests] }

    """

  static func workflow(languages: [String]) -> String {
    """
    name: Hear
    on: workflow_dispatch
    permissions: { contents: read }
    jobs:
      hear:
        # An image with Xcode 27.
        runs-on: xcode-27
        timeout-minutes: 350
        strategy:
          fail-fast: false
          matrix:
            language: [\(languages.joined(separator: ", "))]
        steps:
          - uses: actions/checkout@v6
          - run: brew install xcodegen && xcodegen
          - name: Hear
            env:
              TEST_RUNNER_HEARD_LANGUAGE: ${{ matrix.language }}
              TEST_RUNNER_HEARD_ADDRESS: ${{ github.server_url }}/${{ github.repository }}/actions/runs/${{ github.run_id }}
            run: |
              RUNTIME=$(xcrun simctl list runtimes -j | python3 -c 'import json, sys; print(next(r["identifier"] for r in json.load(sys.stdin)["runtimes"] if "iOS-27" in r["identifier"] and r["isAvailable"]))')
              TYPE=$(xcrun simctl list devicetypes -j | python3 -c 'import json, sys; print([d["identifier"] for d in json.load(sys.stdin)["devicetypes"] if d["name"].startswith("iPhone")][-1])')
              U=$(xcrun simctl create Heard "$TYPE" "$RUNTIME")
              export TEST_RUNNER_HEARD_BUILD=$(xcrun simctl list runtimes -j | python3 -c 'import json, sys; print(next(r["buildversion"] for r in json.load(sys.stdin)["runtimes"] if "iOS-27" in r["identifier"] and r["isAvailable"]))')
              xcrun simctl boot "$U"
              xcrun simctl bootstatus "$U" -b
              xcrun simctl spawn "$U" defaults write -g AppleLanguages -array "${{ matrix.language }}"
              xcrun simctl shutdown "$U"
              xcrun simctl boot "$U"
              xcrun simctl bootstatus "$U" -b
              xcodebuild test -project Heard.xcodeproj -scheme Heard \\
                -destination "platform=iOS Simulator,id=$U" -derivedDataPath build \\
                -parallel-testing-enabled NO -collect-test-diagnostics never \\
                -resultBundlePath out.xcresult CODE_SIGNING_ALLOWED=NO
              xcrun xcresulttool export attachments --path out.xcresult --output-path heard
              xcrun devicectl device settings voiceover --device "$U" --disable || true
          - uses: actions/upload-artifact@v7
            if: always()
            with: { name: "heard-${{ matrix.language }}", path: heard, if-no-files-found: error }

    """
  }

  static let bookImport = "In the book: `book heard import …/heard/hearing.json`"
  static let fileImport =
    "`book heard import heard/hearing.json --expected expected.json --dry-run`"

  static func readme(languages: [String], importing: String) -> String {
    """
    # Hearing screens

    This project shows screens one after another and records what VoiceOver says about them. It needs Xcode 27 and a simulator or device with iOS 27.

    1. `brew install xcodegen && xcodegen`
    2. Boot a simulator whose language is one of: \(languages.joined(separator: ", ")).
    3. `TEST_RUNNER_HEARD_LANGUAGE=en xcodebuild test -project Heard.xcodeproj -scheme Heard \
    -destination 'platform=iOS Simulator,id=…' -parallel-testing-enabled NO -resultBundlePath \
    out.xcresult CODE_SIGNING_ALLOWED=NO`
    4. `xcrun xcresulttool export attachments --path out.xcresult --output-path heard`
    5. \(importing)

    `.github/workflows/hear.yml` runs the first four steps on a runner with Xcode 27. If a test \
    crashes, VoiceOver stays on; turn it off with \
    `xcrun devicectl device settings voiceover --device ID --disable`.

    The test only moves through the screens. Activating with `element.doubleTap()` and choosing \
    custom actions with `app.swipeUp()` have worked with VoiceOver on, but not everywhere; both \
    are experimental and not part of this project.

    """
  }
}
