import { useLayoutEffect } from "react";
import { initialGlobals, type PageGlobals } from "./page.ts";

// Without Storybook's own globals: URLs can't contain objects.
const names = Object.keys(initialGlobals) as (keyof PageGlobals)[];

const written = (globals: PageGlobals): string => names.map((name) => `${name}:${globals[name]}`).join(";");

/** Passes the toolbar's values to stories in frames of a documentation page, through their URL. */
export function useFrames(globals: PageGlobals): void {
  const chosen = written(globals);
  useLayoutEffect(() => {
    // Storybook uses it as the start of each frame's URL.
    Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${chosen}` });
    for (const frame of document.querySelectorAll<HTMLIFrameElement>(".docs-story iframe")) {
      const address = new URL(frame.src);
      address.searchParams.set("globals", chosen);
      if (frame.src !== address.href) frame.src = address.href;
    }
  }, [chosen]);
}
