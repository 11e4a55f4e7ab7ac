const stackedScripts = /\p{Script=Thai}|\p{Script=Lao}/u;

const holdsText = (element: Element): boolean =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && stackedScripts.test(node.nodeValue ?? ""),
  ) ||
  [...element.children].some(
    (child) => getComputedStyle(child).display.startsWith("inline") && holdsText(child),
  );

/** Visually hidden elements measure one pixel. */
const isSeen = (element: HTMLElement): boolean => element.clientWidth > 1 && element.clientHeight > 1;

const clips = ({ overflowY }: CSSStyleDeclaration): boolean => overflowY === "hidden" || overflowY === "clip";

/**
 * Marks the boxes that clip Thai or Lao marks above or below their text, and shows all their lines, so that
 * the first and last ones are at the clipping edges.
 * @returns their number
 */
export const clippedTexts = (): number => {
  const boxes = [...document.querySelectorAll<HTMLElement>("body *")].filter(
    (element) => isSeen(element) && clips(getComputedStyle(element)) && holdsText(element),
  );
  for (const box of boxes) {
    box.dataset.clips = "";
    box.style.setProperty("-webkit-line-clamp", "none");
  }
  // A box with hidden overflow may shrink below its text; with visible overflow it would push its neighbors
  // away.
  const sizes = boxes.map((box) => getComputedStyle(box)).map(({ width, height }) => ({ width, height }));
  for (const [index, box] of boxes.entries())
    Object.assign(box.style, sizes[index], { flex: "none", minWidth: 0, minHeight: 0 });
  return boxes.length;
};

/** Makes vertical overflow of the marked boxes visible; horizontally they still clip. */
export const showInk = (): void => {
  for (const box of document.querySelectorAll<HTMLElement>("[data-clips]")) {
    box.style.overflowX = "clip";
    box.style.overflowY = "visible";
  }
};
