/// The GitHub workflow of a new book, which checks each change and publishes the site.
enum NewBookWorkflow {
  static let text = """
    # Checks every change and publishes the site.
    # Set the variable BY_EAR_REPOSITORY of the repository to the place of the tool, OWNER/NAME, and
    # BY_EAR_RELEASE to a release of it, such as v0.1.0; without one the tool is built, and kept.
    name: Book
    on:
      push:
        branches: [main]
      pull_request:
    permissions:
      contents: read
    jobs:
      build:
        runs-on: ubuntu-24.04
        container: swift:6.3-bookworm
        timeout-minutes: 60
        steps:
          - uses: actions/checkout@v4
            with:
              persist-credentials: false
          - uses: actions/checkout@v4
            with:
              repository: ${{ vars.BY_EAR_REPOSITORY }}
              ref: ${{ vars.BY_EAR_RELEASE }}
              path: .by-ear
              persist-credentials: false
          - uses: ./.by-ear/.github/actions/book
            with:
              arguments: build --findings github
              repository: ${{ vars.BY_EAR_REPOSITORY }}
              release: ${{ vars.BY_EAR_RELEASE }}
          - uses: actions/upload-pages-artifact@v3
            if: github.ref == 'refs/heads/main'
            with:
              path: build/site
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
            uses: actions/deploy-pages@v4

    """
}
