import { useLayoutEffect } from "react";
import { initialGlobals, type PageGlobals } from "./page.ts";

// Without those of Storybook itself: an address can't hold objects.
const names = Object.keys(initialGlobals) as (keyof PageGlobals)[];

const written = (globals: PageGlobals): string => names.map((name) => `${name}:${globals[name]}`).join(";");

/** Stories in frames of a documentation page learn what the toolbar chooses from their address. */
export function useFrames(globals: PageGlobals): void {
  const chosen = written(globals);
  useLayoutEffect(() => {
    // Storybook begins the address of each frame with it.
    Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${chosen}` });
    for (const frame of document.querySelectorAll<HTMLIFrameElement>(".docs-story iframe")) {
      const address = new URL(frame.src);
      address.searchParams.set("globals", chosen);
      if (frame.src !== address.href) frame.src = address.href;
    }
  }, [chosen]);
}
