/// The script of preview pages.
///
/// Its addresses start with `/-preview/`, apart from the pages of the site.
enum PreviewScript {
  static let path = "/-preview/script.js"
  static let events = "/-preview/events"

  /// Reloads the page when it changes, restoring scroll position and focus.
  ///
  /// A new list of findings is announced once.
  static let text = """
    (() => {
      "use strict";
      const key = "by-ear-preview";
      // The path to an element: the nearest id, then the index of each child.
      const pathTo = (element) => {
        const steps = [];
        while (element && element !== document.body && !element.id) {
          steps.unshift([...element.parentNode.children].indexOf(element));
          element = element.parentNode;
        }
        return { name: element && element.id, steps };
      };
      const elementAt = ({ name, steps }) => {
        let element = name ? document.getElementById(name) : document.body;
        for (const step of steps) { element = element && element.children[step]; }
        return element;
      };
      const saveAndReload = () => {
        const panel = document.getElementById("preview-findings");
        sessionStorage.setItem(key, JSON.stringify({
          page: location.pathname, x: scrollX, y: scrollY, focus: pathTo(document.activeElement),
          findings: panel ? panel.textContent : "",
        }));
        location.reload();
      };
      const restore = () => {
        const place = JSON.parse(sessionStorage.getItem(key) || "null");
        sessionStorage.removeItem(key);
        if (!place || place.page !== location.pathname) { return ""; }
        const element = elementAt(place.focus);
        if (element && element !== document.body) { element.focus({ preventScroll: true }); }
        scrollTo(place.x, place.y);
        return place.findings;
      };
      const announce = (words) => {
        const voice = document.createElement("p");
        voice.setAttribute("role", "alert");
        voice.lang = "en";
        voice.style.cssText = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";
        document.body.append(voice);
        setTimeout(() => { voice.textContent = words; }, 200);
      };
      const before = restore();
      const panel = document.getElementById("preview-findings");
      if (panel && panel.textContent !== before) { announce(panel.querySelector("h2").textContent); }
      if (!panel && before) { announce("Preview: everything is fixed."); }
      let mark = "";
      new EventSource("\(events)?page=" + encodeURIComponent(location.pathname))
        .addEventListener("mark", (event) => {
          if (mark && mark !== event.data) { saveAndReload(); }
          mark = event.data;
        });
    })();

    """
}
