const stackedScripts = /\p{Script=Thai}|\p{Script=Lao}/u;

const holdsText = (element: Element): boolean =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && stackedScripts.test(node.nodeValue ?? ""),
  ) ||
  [...element.children].some(
    (child) => getComputedStyle(child).display.startsWith("inline") && holdsText(child),
  );

/** What is hidden from the eye on purpose is a pixel large. */
const isSeen = (element: HTMLElement): boolean => element.clientWidth > 1 && element.clientHeight > 1;

const clips = ({ overflowY }: CSSStyleDeclaration): boolean => overflowY === "hidden" || overflowY === "clip";

/**
 * Marks the boxes that cut off what lies over or under their text in Thai or Lao, and shows all their lines, so that
 * the first and the last one stand at the edges that cut. Answers with their number.
 */
export const clippedTexts = (): number => {
  const boxes = [...document.querySelectorAll<HTMLElement>("body *")].filter(
    (element) => isSeen(element) && clips(getComputedStyle(element)) && holdsText(element),
  );
  for (const box of boxes) {
    box.dataset.clips = "";
    box.style.setProperty("-webkit-line-clamp", "none");
  }
  // A box that hides its overflow may become smaller than its words; one that shows it would push its neighbors away.
  const sizes = boxes.map((box) => getComputedStyle(box)).map(({ width, height }) => ({ width, height }));
  for (const [index, box] of boxes.entries())
    Object.assign(box.style, sizes[index], { flex: "none", minWidth: 0, minHeight: 0 });
  return boxes.length;
};

/** Lets the ink of the marked boxes out over and under them; sideways they still cut. */
export const showInk = (): void => {
  for (const box of document.querySelectorAll<HTMLElement>("[data-clips]")) {
    box.style.overflowX = "clip";
    box.style.overflowY = "visible";
  }
};
