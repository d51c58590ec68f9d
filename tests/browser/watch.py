"""What a page says of itself to who tests it: when it was touched, what it sent and got, whether it is at rest."""

# At rest: nothing sent is without an answer, and for so long nothing came and nothing a reader would hear changed.
CALM = 90
# What a handler answers with nothing at all is taken as answered after so long.
UNANSWERED = 1500

WATCH = """
(() => {
    const log = [], page = {sent: 0, got: 0, moved: 0, touched: 0, said: ''};
    const now = () => performance.now();
    const note = (what, more) => {
        log.push(Math.round(now()) + ' ' + what + (more ? ' ' + more : ''));
        if (log.length > 60) log.shift();
    };
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        constructor(...to) {
            super(...to);
            note('open');
            this.addEventListener('message', () => { page.got = now(); note('got'); });
            this.addEventListener('close', () => { page.sent = page.got; note('closed'); });
        }
        send(what) {
            // Only the first after a touch asks for something; others answer what the server asked.
            if (page.touched > page.sent) page.sent = now();
            note('sent');
            super.send(what);
        }
    };
    const told = node => !!(node instanceof Element ? node : node.parentNode)?.closest?.('flt-semantics-host');
    new MutationObserver(found => {
        if (found.some(each => told(each.target))) page.moved = now();
    }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    for (const kind of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'input'])
        document.addEventListener(kind, event => {
            page.touched = now();
            const name = event.target instanceof Element && event.target.closest('[flt-semantics-identifier]');
            note(kind, name ? name.getAttribute('flt-semantics-identifier') : event.target.localName);
        }, {capture: true, passive: true});
    const nodes = of => of ? [of, ...of.querySelectorAll('*')]
        : [...document.querySelectorAll('flt-semantics, flt-semantics *')];
    const text = of => nodes(of)
        .flatMap(node => [node.getAttribute('aria-label'),
            ...[...node.childNodes].filter(part => part.nodeType === 3).map(part => part.textContent)])
        .filter(text => text && text.trim()).join('\\n');
    const frame = () => new Promise(done => requestAnimationFrame(done));
    const since = () => now() - Math.max(page.got, page.moved, page.touched);
    const calm = () => (page.got >= page.sent || now() - page.sent > UNANSWERED)
        && since() > CALM;
    const rest = async most => {
        const end = now() + most;
        if (calm() && since() > 3 * CALM) return text();
        for (;;) {
            while (!calm() && now() < end) await frame();
            // What came is drawn in the next picture, which may be late on a busy machine.
            await frame();
            await frame();
            if (calm() || now() >= end) return text();
        }
    };
    const changed = async most => {
        const end = now() + most;
        for (;;) {
            const said = await rest(end - now());
            if (said !== page.said || now() >= end) return said;
            await frame();
        }
    };
    const place = async (node, [across, down, most]) => {
        page.said = await rest(most);
        if (!node.isConnected) return null;
        const box = node.getBoundingClientRect();
        const spot = [box.x + across * box.width, box.y + down * box.height];
        // A slider lays an empty sheet over the whole page, for a label that it does not show.
        const empty = at => !at.childElementCount && at.attributes.length === 2 && at.matches('[id][style]');
        const top = document.elementsFromPoint(...spot)
            .map(at => at.closest('flt-semantics')).find(at => at && !empty(at));
        const live = '[role=button]:not([aria-disabled=true])';
        const own = !!top && (node.contains(top) || top.contains(node));
        const covered = !own && (!!top || node.matches(live) || !!node.querySelector(live));
        return [box.x, box.y, box.width, box.height, covered];
    };
    window.watch = {page, log, text, rest, changed, place};
})();
""".replace("UNANSWERED", str(UNANSWERED)).replace("CALM", str(CALM))
