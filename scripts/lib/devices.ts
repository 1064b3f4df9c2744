/** A telephone as a page sees it, as Playwright describes devices. */
export const telephone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export const desktop = { viewport: { width: 1280, height: 800 } };
