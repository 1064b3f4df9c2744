// Tells the page around this one what happens here, in Calendly's words.
(() => {
  if (window.parent === window) return;
  /** @param {string} event @param {object} payload */
  const tell = (event, payload) => window.parent.postMessage({ event: `calendly.${event}`, payload }, '*');
  tell(document.body.dataset.event ?? 'event_type_viewed', {});
  const tellHeight = () => tell('page_height', { height: `${document.body.scrollHeight}px` });
  new ResizeObserver(tellHeight).observe(document.body);
})();
