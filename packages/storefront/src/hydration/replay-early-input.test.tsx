// @vitest-environment happy-dom
import { runInThisContext } from "node:vm";
import { act, useState, type ReactElement } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { earlyScript } from "./early-script.ts";
import { handledEvents } from "./handled-events.ts";
import { endEarlyInput, replayEarlyInput } from "./replay-early-input.ts";
import { useEarlyInput } from "./use-early-input.ts";

let settled: string | undefined;
let sent: string[] = [];
let root: Root | undefined;

const Fields = (): ReactElement => {
  const [pieces, setPieces] = useState("1");
  const [size, setSize] = useState("R16");
  const [gift, setGift] = useState(false);
  const [picture, setPicture] = useState("");
  return (
    <form
      {...handledEvents}
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(pieces);
      }}
    >
      <input
        name="pieces"
        value={pieces}
        onChange={(event) => setPieces(event.target.value)}
        onBlur={() => (settled = pieces)}
      />
      {["R16", "R17"].map((each) => (
        <input
          key={each}
          type="radio"
          name="size"
          value={each}
          checked={size === each}
          onChange={() => setSize(each)}
        />
      ))}
      <input type="checkbox" name="gift" checked={gift} onChange={(event) => setGift(event.target.checked)} />
      <input type="file" name="picture" onChange={() => setPicture("picture")} />
      <output>{`${pieces} ${size} ${gift} ${picture}`.trimEnd()}</output>
    </form>
  );
};

const Page = (): ReactElement => {
  useEarlyInput();
  return <Fields />;
};

const field = (css: string): HTMLInputElement => document.querySelector(css)!;
const shown = (): string | null => document.querySelector("output")!.textContent;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = renderToString(<Fields />);
  settled = undefined;
  sent = [];
  runInThisContext(earlyScript);
});

afterEach(async () => {
  await act(async () => root?.unmount());
});

const choose = (css: string, value?: string): void => {
  const target = field(css);
  if (value === undefined) target.checked = true;
  else target.value = value;
  const isTick = target.type === "checkbox" || target.type === "radio";
  target.dispatchEvent(new Event(isTick ? "click" : "input", { bubbles: true }));
};

const hydrate = async (): Promise<void> => {
  await act(async () => {
    root = hydrateRoot(document.body, <Fields />);
  });
  await act(async () => endEarlyInput());
};

test("replays text, choices and ticks from before hydration", async () => {
  choose("[name=pieces]", "3");
  choose("[value=R17]");
  choose("[name=gift]");
  await hydrate();
  expect(shown()).toBe("3 R17 true");
  expect(settled).toBe("3");
  expect(field("[name=pieces]").value).toBe("3");
  expect(field("[value=R17]").checked).toBe(true);
  expect(field("[name=gift]").checked).toBe(true);
});

test("replays a file chosen before hydration", async () => {
  field("[name=picture]").dispatchEvent(new Event("input", { bubbles: true }));
  await hydrate();
  expect(shown()).toBe("1 R16 false picture");
});

test("doesn't record a file chosen after hydration", async () => {
  await act(async () => {
    root = hydrateRoot(document.body, <Page />);
  });
  document.body.dispatchEvent(new Event("pointerdown"));
  field("[name=picture]").dispatchEvent(new Event("input", { bubbles: true }));
  await act(async () => field("[name=picture]").dispatchEvent(new Event("change", { bubbles: true })));
  expect(shown()).toBe("1 R16 false picture");
  expect(window.early?.size).toBe(0);
});

test("doesn't overwrite text typed after hydration with earlier text", async () => {
  choose("[name=pieces]", "3");
  await act(async () => {
    root = hydrateRoot(document.body, <Page />);
  });
  // The visitor continues typing at the moment of hydration.
  await act(async () => field("[name=pieces]").dispatchEvent(new Event("beforeinput", { bubbles: true })));
  expect(shown()).toBe("3 R16 false");
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(field("[name=pieces]"), "34");
    field("[name=pieces]").dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(window.early?.size).toBe(0);
  await act(async () => endEarlyInput());
  expect(shown()).toBe("34 R16 false");
  expect(field("[name=pieces]").value).toBe("34");
});

test("keeps input of a part that isn't hydrated until it is", async () => {
  choose("[name=pieces]", "3");
  choose("[name=gift]");
  replayEarlyInput();
  expect(window.early?.size).toBe(2);
  await hydrate();
  expect(shown()).toBe("3 R16 true");
  expect(window.early).toBeUndefined();
});

test("records nothing that React has dispatched", async () => {
  await act(async () => {
    root = hydrateRoot(document.body, <Page />);
  });
  await act(async () => new Promise((done) => setTimeout(done)));
  await act(async () => field("[name=gift]").click());
  expect(shown()).toBe("1 R16 true");
  expect(window.early?.size).toBe(0);
});

test("submits a form from before hydration once, with its input", async () => {
  choose("[name=pieces]", "3");
  const early = new Event("submit", { bubbles: true, cancelable: true });
  document.querySelector("form")!.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  await hydrate();
  await act(async () => new Promise((done) => setTimeout(done, 5)));
  expect(sent).toEqual(["3"]);
});

test("leaves a form with an action to the browser", () => {
  document.body.innerHTML = '<form action="/goods/goods_search"></form>';
  const early = new Event("submit", { bubbles: true, cancelable: true });
  document.querySelector("form")!.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(false);
});

test("replays nothing if nothing changed", async () => {
  await hydrate();
  expect(shown()).toBe("1 R16 false");
  expect(settled).toBeUndefined();
});

test("keeps the text of the search field without a replay", () => {
  document.body.innerHTML = '<input role="combobox">';
  choose("input", "205/55 R16");
  const heard = vi.fn<() => void>();
  document.body.addEventListener("input", heard);
  replayEarlyInput();
  expect(field("input").value).toBe("205/55 R16");
  expect(heard).not.toHaveBeenCalled();
});
