/// The GitHub workflow of a new book.
///
/// It checks each change and publishes the site from the `main` branch. The repository of the tool is
/// in the file: workflows of pull requests from forks have no access to a repository's variables.
/// Source: GitHub community discussion 44322.
struct NewBookWorkflow {
  /// The folder of the book in its repository; empty for the root.
  let folder: String

  static let path = ".github/workflows/book.yml"

  var text: String {
    """
    # Checks every change and publishes the site.
    name: Book
    on:
      push:
        branches: [main]
      pull_request:
    permissions:
      contents: read
    env:
      # The OWNER/NAME of the tool on GitHub.
      BY_EAR_REPOSITORY: ""
      # One of its releases, such as v0.1.0; without one, the tool is built from source and cached.
      BY_EAR_RELEASE: ""
    jobs:
      build:
        runs-on: ubuntu-24.04
        container: swift:6.3-bookworm
        timeout-minutes: 60
        steps:
          - name: Find the settings
            if: env.BY_EAR_REPOSITORY == ''
            run: |
              echo "::error file=.github/workflows/book.yml::Write the OWNER/NAME of the tool after BY_EAR_REPOSITORY in .github/workflows/book.yml"
              exit 1
          - uses: actions/checkout@v6
            with:
              persist-credentials: false
          - uses: actions/checkout@v6
            with:
              repository: ${{ env.BY_EAR_REPOSITORY }}
              ref: ${{ env.BY_EAR_RELEASE }}
              path: .by-ear
              persist-credentials: false
          - uses: ./.by-ear/.github/actions/book
            with:
              arguments: build --findings github
              book: \(scalar(folder.isEmpty ? "." : folder))
              repository: ${{ env.BY_EAR_REPOSITORY }}
              release: ${{ env.BY_EAR_RELEASE }}
          - uses: actions/upload-pages-artifact@v5
            if: github.ref == 'refs/heads/main'
            with:
              path: \(scalar(folder.isEmpty ? "build/site" : "\(folder)/build/site"))
      publish:
        if: github.ref == 'refs/heads/main'
        needs: build
        runs-on: ubuntu-24.04
        permissions:
          pages: write
          id-token: write
        environment:
          name: github-pages
          url: ${{ steps.deployment.outputs.page_url }}
        steps:
          - id: deployment
            uses: actions/deploy-pages@v5

    """
  }

  /// A text as YAML, in quotation marks if it may mean something else without them.
  private func scalar(_ text: String) -> String {
    let isPlain =
      text.first != "-"
      && text.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) }
    return isPlain ? text : "'\(text.replacing("'", with: "''"))'"
  }
}
