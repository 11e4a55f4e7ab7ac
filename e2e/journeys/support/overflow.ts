import type { Page } from "@playwright/test";

/** Elements whose text is clipped or makes the page wider than the window. */
export const overflowingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`page ${scrollWidth} > ${clientWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>(
      "button, a, h1, h2, h3, label, dd, dt, summary, [role=tab], [role=status]",
    )) {
      const style = getComputedStyle(element);
      const hidden = element.clientWidth <= 1 || style.visibility === "hidden";
      // A long name moves the hint below it into a second column, which is clipped on purpose.
      const isIntended =
        style.textOverflow === "ellipsis" ||
        style.getPropertyValue("-webkit-line-clamp") !== "none" ||
        style.flexFlow === "column wrap";
      if (
        !hidden &&
        !isIntended &&
        style.display !== "inline" &&
        element.scrollWidth > element.clientWidth + 1
      )
        found.push(
          `${element.tagName} “${element.textContent.trim().slice(0, 40)}” ${element.scrollWidth} > ${element.clientWidth}`,
        );
    }
    // A select clips its value without scrolling.
    const pen = document.createElement("canvas").getContext("2d");
    for (const select of document.querySelectorAll("select")) {
      const { font, paddingInlineStart, paddingInlineEnd, textOverflow } = getComputedStyle(select);
      const chosen = select.selectedOptions[0]?.text ?? "";
      if (!pen || select.clientWidth <= 1 || textOverflow === "ellipsis") continue;
      pen.font = font;
      const needed =
        pen.measureText(chosen).width +
        Number.parseFloat(paddingInlineStart) +
        Number.parseFloat(paddingInlineEnd);
      if (needed > select.clientWidth + 1)
        found.push(`SELECT “${chosen}” ${Math.ceil(needed)} > ${select.clientWidth}`);
    }
    return found;
  });
