import { constants, runInThisContext, Script } from "node:vm";
import { describe, expect, test, vi } from "vitest";
import { beforeScrollScript, startScript } from "./first-paint-scripts.ts";

const pageOf = (innerHeight: number) => {
  const page = new EventTarget();
  const dataset: Record<string, string> = {};
  vi.stubGlobal("innerHeight", innerHeight);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", { documentElement: { dataset } });
  // The text that a page contains.
  runInThisContext(beforeScrollScript);
  return { page, dataset };
};

test.each(["scroll", "resize"])("a page counts as not scrolled until the first %s", (event) => {
  const { page, dataset } = pageOf(900);
  expect(dataset).toHaveProperty("beforeScroll");
  page.dispatchEvent(new Event(event));
  expect(dataset).not.toHaveProperty("beforeScroll");
});

test("a tall window, which may show what is further down, never counts as not scrolled", () => {
  expect(pageOf(1440).dataset).toEqual({});
});

describe("the modules of a page", () => {
  const started = vi.fn<() => void>();
  const entry = "data:text/javascript,startPage()";

  const open = ({ hidden }: { hidden: boolean }) => {
    const asked: string[] = [];
    const frames: (() => void)[] = [];
    vi.stubEnv("DEV", false);
    vi.stubGlobal("startPage", started);
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
    vi.stubGlobal("document", {
      hidden,
      createElement: () => ({}),
      head: { append: ({ rel, href }: HTMLLinkElement) => asked.push(`${rel} ${href}`) },
    });
    const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
    new Script(startScript([entry, "/assets/home.js"]), { importModuleDynamically }).runInThisContext();
    return { asked, drawFrame: () => frames.forEach((frame) => frame()) };
  };
  const all = [`modulepreload ${entry}`, "modulepreload /assets/home.js"];

  test("are asked for when its first frame is drawn, all at once, and the first runs", async () => {
    const { asked, drawFrame } = open({ hidden: false });
    drawFrame();
    expect(asked).toEqual([]);
    await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
    expect(asked).toEqual(all);
  });

  test("are asked for at once where the page is in the background", () => {
    expect(open({ hidden: true }).asked).toEqual(all);
  });
});
