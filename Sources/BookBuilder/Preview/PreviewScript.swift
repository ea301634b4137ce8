/// The script of preview pages.
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
      // The way to an element: the nearest name, and then the number of each child.
      const wayTo = (element) => {
        const way = [];
        while (element && element !== document.body && !element.id) {
          way.unshift([...element.parentNode.children].indexOf(element));
          element = element.parentNode;
        }
        return { name: element && element.id, way };
      };
      const follow = ({ name, way }) => {
        let element = name ? document.getElementById(name) : document.body;
        for (const step of way) { element = element && element.children[step]; }
        return element;
      };
      const leave = () => {
        const panel = document.getElementById("preview-findings");
        sessionStorage.setItem(key, JSON.stringify({
          page: location.pathname, x: scrollX, y: scrollY, focus: wayTo(document.activeElement),
          findings: panel ? panel.textContent : "",
        }));
        location.reload();
      };
      const comeBack = () => {
        const place = JSON.parse(sessionStorage.getItem(key) || "null");
        sessionStorage.removeItem(key);
        if (!place || place.page !== location.pathname) { return ""; }
        const element = follow(place.focus);
        if (element && element !== document.body) { element.focus({ preventScroll: true }); }
        scrollTo(place.x, place.y);
        return place.findings;
      };
      const say = (words) => {
        const voice = document.createElement("p");
        voice.setAttribute("role", "alert");
        voice.lang = "en";
        voice.style.cssText = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";
        document.body.append(voice);
        setTimeout(() => { voice.textContent = words; }, 200);
      };
      const before = comeBack();
      const panel = document.getElementById("preview-findings");
      if (panel && panel.textContent !== before) { say(panel.querySelector("h2").textContent); }
      if (!panel && before) { say("Preview: nothing is wrong any more."); }
      let mark = "";
      new EventSource("\(events)?page=" + encodeURIComponent(location.pathname))
        .addEventListener("mark", (event) => {
          if (mark && mark !== event.data) { leave(); }
          mark = event.data;
        });
    })();

    """
}
