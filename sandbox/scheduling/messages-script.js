// JavaScript, because this file is served to browsers as it is.
// Posts the calendar's events to the page that frames it, in Calendly's format.
(() => {
  if (window.parent === window) return;
  /** @param {string} event @param {object} payload */
  const post = (event, payload) => window.parent.postMessage({ event: `calendly.${event}`, payload }, '*');
  post(document.body.dataset.event ?? 'event_type_viewed', {});
  const postHeight = () => post('page_height', { height: `${document.body.scrollHeight}px` });
  new ResizeObserver(postHeight).observe(document.body);
})();
