// Must be the first import, because React captures the timer functions.
import "./timers.ts";
import axe from "axe-core";
import { StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { userEvent, within } from "storybook/test";
import type { PageGlobals } from "../../.storybook/page.ts";
import type { SampleLanguage } from "../../packages/design-system/src/testing/samples.ts";
import { clippedTexts, showInk } from "./ink.ts";
import { movements } from "./movements.ts";
import { area, frame, settled } from "./page.ts";
import { optionsOf, type ReadRules } from "./rules.ts";
import { storyOf } from "./stories.ts";

const container = document.querySelector<HTMLElement>("#story") as HTMLElement;
let root: Root | undefined;

const Hydrated = ({ whenReady, children }: { whenReady: () => void; children: ReactNode }): ReactNode => {
  useEffect(whenReady, [whenReady]);
  return children;
};

const laboratory = {
  /** Inserts the server-rendered story, hydrates it, runs its play function and waits until nothing moves. */
  async enter(
    id: string,
    language: SampleLanguage,
    direction: PageGlobals["direction"],
    html: string,
  ): Promise<void> {
    const Story = storyOf(id, language, direction);
    document.documentElement.dir = direction;
    container.innerHTML = html;
    await new Promise<void>((resolve, reject) => {
      root = hydrateRoot(
        container,
        <StrictMode>
          <Hydrated whenReady={resolve}>
            <Story />
          </Hydrated>
        </StrictMode>,
        { onUncaughtError: reject },
      );
    });
    await Story.play?.({
      canvasElement: container,
      canvas: within(container),
      userEvent: userEvent.setup({ pointerEventsCheck: 0 }),
    });
    await settled();
  },

  /** Unmounts the story and restores the initial state. @returns traces that the story left on the page */
  async leave(): Promise<string[]> {
    root?.unmount();
    root = undefined;
    await frame();
    const left = [...document.body.children].filter((element) => !element.matches("#story, script"));
    const traces = left.map(({ outerHTML }) => outerHTML.slice(0, 200));
    for (const name of document.body.getAttributeNames()) {
      // An empty `style` attribute on body is not a trace.
      if (document.body.getAttribute(name) !== "") traces.push(`body ${name}`);
    }
    for (const element of left) element.remove();
    document.documentElement.removeAttribute("dir");
    Object.assign(document.documentElement.dataset, { theme: "red", scheme: "light" });
    scrollTo(0, 0);
    return traces;
  },

  async look(theme: string, scheme: string): Promise<void> {
    Object.assign(document.documentElement.dataset, { theme, scheme });
    await settled();
  },

  /** WCAG 2.2 AA violations of the current page. */
  async violations(rules: ReadRules): Promise<string[]> {
    const { violations } = await axe.run(document, optionsOf(rules));
    // Axe scrolls, and scroll listeners may change the page.
    await settled();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ""}`),
    );
  },

  area,
  clippedTexts,
  movements,
  settled,
  showInk,
};

declare global {
  interface Window {
    laboratory: typeof laboratory;
  }
}

// A font that loads later would make the first story that uses it look different.
await Promise.all([...document.fonts].map((face) => face.load()));
window.laboratory = laboratory;
