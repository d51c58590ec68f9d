    // Says plainly when the server is not reached, lets no touch be made into the void, and comes back by itself.
    // The client tries again too, but ever more seldom; what was shown is kept by the server, so a reload loses nothing.
    (() => {
      const ASK = 1000, ANSWER = 3000, QUIET = 4000, GRACE = 900, AGAIN = 2500, SLOW = 20000;
      const words = {{words}};
      let line = null, lost = 0, there = 0, sent = 0, heard = 0, asking = false, leaving = false, cover = null;

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
        if (cover || !lost || leaving) return;
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
      const clear = () => {
        lost = there = 0;
        if (cover) cover.remove();
        cover = null;
        const view = document.querySelector("flutter-view");
        if (view) view.inert = false;
      };
      const lose = () => {
        if (lost || leaving) return;
        lost = Date.now();
        // A change of network that is over at once is nobody's concern.
        setTimeout(show, navigator.onLine ? GRACE : 0);
      };
      const back = async () => {
        if (!lost || asking || leaving) return;
        asking = true;
        there = (await reached()) ? there || Date.now() : 0;
        asking = false;
        // The client may be about to try again itself, or has, and the server is slow to begin: it gets the time for it.
        const trying = line && line.readyState < 2;
        if (lost && there && Date.now() - there > (trying ? SLOW : AGAIN)) {
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
          if (new URL(this.url).pathname !== "/ws") return;
          line = this;
          this.addEventListener("message", () => {
            heard = Date.now();
            if (line === this && lost) clear();
          });
          this.addEventListener("close", () => { if (line === this) lose(); });
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
