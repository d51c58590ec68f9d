    // Says plainly when the server is not reached, lets no touch be made into the void, and comes back by itself.
    // A lost line is never taken up in place: the client would compare the new picture with the old one, which can
    // take it half a minute, and keep stale parts that look alike. The page begins anew instead, as soon as the
    // server is there; what was shown is kept by the server, so that loses nothing.
    (() => {
      const ASK = 500, ANSWER = 3000, QUIET = 4000, GRACE = 900, AGAIN = 2500;
      const words = {{words}};
      let line = null, lost = false, sent = 0, heard = 0, asking = false, leaving = false, cover = null;

      const language = () => {
        try {
          const told = JSON.parse(JSON.parse(localStorage.getItem("flutter.farmhand.look"))).language;
          if (words[told]) return told;
        } catch { /* nothing was chosen here */ }
        return navigator.languages.map((each) => each.slice(0, 2)).find((each) => words[each]) || "en";
      };
      const reached = async () => {
        try {
          await fetch("/favicon.png", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(ANSWER) });
          return true;
        } catch {
          return false;
        }
      };
      const show = () => {
        if (cover || leaving) return;
        cover = document.createElement("div");
        cover.id = "lost";
        cover.setAttribute("role", "alertdialog");
        const card = cover.appendChild(document.createElement("div"));
        const [title, text] = words[language()];
        card.appendChild(document.createElement("b")).textContent = title;
        card.appendChild(document.createElement("span")).textContent = text;
        cover.setAttribute("aria-label", title + " " + text);
        document.body.appendChild(cover);
        const view = document.querySelector("flutter-view");
        if (view) view.inert = true;
      };
      const lose = () => {
        if (lost || leaving) return;
        lost = true;
        // A server that is there again at once is nobody's concern.
        setTimeout(show, navigator.onLine ? GRACE : 0);
      };
      const back = async () => {
        // Not in a hurry for a page that has only just begun: a server that sends everybody off is not stormed.
        if (!lost || asking || leaving || performance.now() < AGAIN) return;
        asking = true;
        const there = await reached();
        asking = false;
        if (there && !leaving) {
          leaving = true;
          location.reload();
        }
      };
      const doubt = async () => {
        if (lost || asking || !line || line.readyState !== 1) return;
        asking = true;
        const answered = await reached();
        asking = false;
        if (!answered && !lost) {
          const dead = line;
          lose();
          dead.close();
        }
      };

      const Plain = window.WebSocket;
      window.WebSocket = class extends Plain {
        constructor(...to) {
          super(...to);
          if (new URL(to[0], location.href).pathname !== "/ws") return;
          line = this;
          this.addEventListener("message", () => { heard = Date.now(); });
          // The client does not hear of it: it would lay its own sheet over the picture, and try on its own.
          for (const end of ["error", "close"]) this.addEventListener(end, (event) => {
            event.stopImmediatePropagation();
            if (line === this) lose();
          });
        }
        send(what) {
          if (this === line) sent = Date.now();
          super.send(what);
        }
      };
      setInterval(() => {
        if (lost) back();
        else if (sent > heard && Date.now() - sent > QUIET) { sent = heard; doubt(); }
      }, ASK);
      window.addEventListener("offline", () => { if (line) { const dead = line; lose(); dead.close(); } });
      window.addEventListener("online", back);
      document.addEventListener("visibilitychange", () => { if (!document.hidden) { if (lost) back(); else doubt(); } });
      window.addEventListener("pagehide", () => { leaving = true; });
      window.addEventListener("pageshow", () => { leaving = false; });
    })();
