/**
 * Runs in the page and hides whatever the picture's lower edge would cut: a line of text, or a field with its label.
 * Frames and papers may continue below the edge.
 * @param selector element whose content the picture shows
 * @param edge distance of the lower edge from the top of the window, in CSS pixels
 */
export function hideCutElements({
  selector,
  edge,
}: {
  readonly selector: string;
  readonly edge: number;
}): void {
  const unsplittableSelector = 'p, label, legend, h2, h3, h4, a, button, tr, div:has(> label), div:has(> dt)';
  const queue = [...document.querySelectorAll(selector)].flatMap((element) => [...element.children]);
  for (const element of queue) {
    const { top, bottom } = element.getBoundingClientRect();
    if (!(element instanceof HTMLElement) || bottom <= edge) continue;
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (top >= edge || hasText || element.matches(unsplittableSelector)) element.style.visibility = 'hidden';
    else queue.push(...element.children);
  }
}
