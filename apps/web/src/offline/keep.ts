/** Lets the browser keep the page for use without a network: only one that was built. Without it everything works as long as there is a network. */
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)

export {}
