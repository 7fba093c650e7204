/**
 * Inline script of pages in data saver, which load no other script. Registers the service worker, which caches the page
 * for offline reading. The Content-Security-Policy allows it by its hash.
 */
export const saverScript = `{let c=navigator.serviceWorker;if(c)addEventListener("load",()=>c.register(document.documentElement.dataset.worker).then(()=>c.ready).then(r=>r.active.postMessage("idle")).catch(()=>{}))}`;
