// @vitest-environment happy-dom
import { runInThisContext } from "node:vm";
import { act, useState, type ComponentType, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { earlyScript } from "./early-script.ts";
import { handledEvents } from "./handled-events.ts";
import { lazy } from "./lazy.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const Below = (): ReactElement => {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {presses === 0 ? "below" : `pressed ${presses}`}
    </button>
  );
};

/** A page that re-renders on click, above a part that hydrates later. */
const pageWith = (Part: ComponentType) =>
  function Page(): ReactElement {
    const [count, setCount] = useState(0);
    return (
      <main {...handledEvents}>
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
        <Part />
      </main>
    );
  };

const served = async (): Promise<string> => {
  const Part = lazy(() => Promise.resolve({ default: Below }));
  await Part.preload();
  const Page = pageWith(Part);
  return renderToString(<Page />);
};

afterEach(() => document.body.replaceChildren());

test("keeps the server-rendered HTML until its code has loaded, then hydrates it", async () => {
  let arrive = (_module: { default: ComponentType }): void => undefined;
  const load = vi.fn<() => Promise<{ default: ComponentType }>>(
    () => new Promise((resolve) => (arrive = resolve)),
  );
  const Page = pageWith(lazy(load));
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = await served();
  const complain = vi.fn<(error: unknown) => void>();
  await act(async () => {
    hydrateRoot(container, <Page />, { onRecoverableError: complain });
  });
  const counter = () => container.querySelectorAll("button")[0];
  const below = () => container.querySelectorAll("button")[1];
  const button = below();
  expect(button?.textContent).toBe("below");
  await act(async () => counter()?.click());
  expect(counter()?.textContent).toBe("1");
  expect(below()).toBe(button);

  await act(async () => arrive({ default: Below }));
  await act(async () => button?.click());
  expect(below()).toBe(button);
  expect(button?.textContent).toBe("pressed 1");
  expect(load).toHaveBeenCalledOnce();
  expect(complain).not.toHaveBeenCalled();
});

test("replays a click from before hydration once", async () => {
  let arrive = (_module: { default: ComponentType }): void => undefined;
  const Page = pageWith(lazy(() => new Promise((resolve) => (arrive = resolve))));
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = await served();
  runInThisContext(earlyScript);
  const [, below] = container.querySelectorAll("button");
  await act(async () => {
    hydrateRoot(container, <Page />);
  });
  await act(async () => {
    below?.click();
    below?.click();
  });
  await act(async () => arrive({ default: Below }));
  await act(async () => new Promise((done) => setTimeout(done)));
  expect(below?.textContent).toBe("pressed 1");
});

test("doesn't replay a click that React has dispatched", async () => {
  let arrive = (_module: { default: ComponentType }): void => undefined;
  const Page = pageWith(lazy(() => new Promise((resolve) => (arrive = resolve))));
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = await served();
  runInThisContext(earlyScript);
  await act(async () => {
    hydrateRoot(container, <Page />);
  });
  const [counter] = container.querySelectorAll("button");
  await act(async () => counter?.click());
  await act(async () => arrive({ default: Below }));
  await act(async () => new Promise((done) => setTimeout(done)));
  expect(counter?.textContent).toBe("1");
});

test("retries on the next render after a failed load", async () => {
  const load = vi
    .fn<() => Promise<{ default: ComponentType }>>()
    .mockRejectedValueOnce(new Error("no network"))
    .mockResolvedValue({ default: Below });
  const Part = lazy(load);
  await expect(Part.preload()).rejects.toThrow("no network");
  await Part.preload();
  await Part.preload();
  expect(load).toHaveBeenCalledTimes(2);
  expect(renderToString(<Part />)).toContain("below");
});

test("waits for the network and keeps the server-rendered HTML when offline", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi
    .fn<() => Promise<{ default: ComponentType }>>()
    .mockRejectedValueOnce(new Error("no network"))
    .mockResolvedValue({ default: Below });
  const Page = pageWith(lazy(load));
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = await served();
  await act(async () => {
    hydrateRoot(container, <Page />);
  });
  expect(load).toHaveBeenCalledOnce();
  const button = container.querySelectorAll("button")[1];
  expect(button?.textContent).toBe("below");
  onLine.mockRestore();
  await act(async () => {
    dispatchEvent(new Event("online"));
  });
  await act(async () => button?.click());
  expect(button?.textContent).toBe("pressed 1");
});
