/// The GitHub workflow of a new book.
///
/// It checks each change and publishes the site from the `main` branch.
enum NewBookWorkflow {
  static let text = """
    # Checks every change and publishes the site.
    # Set the repository variable BY_EAR_REPOSITORY to the OWNER/NAME of the tool, and
    # BY_EAR_RELEASE to one of its releases, such as v0.1.0. Without a release the tool is built
    # from source and cached.
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
          - name: Find the settings
            if: vars.BY_EAR_REPOSITORY == ''
            run: |
              echo "::error::Set the variable BY_EAR_REPOSITORY of this repository to the OWNER/NAME of the tool: Settings, Secrets and variables, Actions, Variables"
              exit 1
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
