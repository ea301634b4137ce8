/// Files of a site, and what is to be kept for the next build.
package struct RenderedSite: Sendable {
  /// The files, by path: all of a site, or those that change.
  package var files: [OutputFile]
  /// What is kept of the whole site.
  package var record: SiteRecord
}
