// @vitest-environment happy-dom
import { runInThisContext } from "node:vm";
import { act, useState, type ReactElement } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { earlyScript } from "./early-script.ts";
import { replayEarlyInput } from "./replay-early-input.ts";
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
  window.earlyTold = undefined;
  // The very text that a page carries.
  runInThisContext(earlyScript);
});

afterEach(async () => {
  await act(async () => root?.unmount());
});

const choose = (css: string, value?: string): void => {
  const target = field(css);
  if (value === undefined) target.checked = true;
  else target.value = value;
  target.dispatchEvent(new Event("input", { bubbles: true }));
};

const hydrate = async (): Promise<void> => {
  await act(async () => {
    root = hydrateRoot(document.body, <Fields />);
  });
  await act(async () => replayEarlyInput());
};

test("what was typed, chosen and ticked before the script came is heard", async () => {
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

test("a picture that was chosen before the script came is heard", async () => {
  field("[name=picture]").dispatchEvent(new Event("input", { bubbles: true }));
  await hydrate();
  expect(shown()).toBe("1 R16 false picture");
});

test("a picture that is chosen once the script has come is heard once", async () => {
  await act(async () => {
    root = hydrateRoot(document.body, <Page />);
  });
  document.body.dispatchEvent(new Event("pointerdown"));
  field("[name=picture]").dispatchEvent(new Event("input", { bubbles: true }));
  expect(window.early?.size).toBe(0);
});

test("what is typed once the script has come is not undone by what was typed before", async () => {
  choose("[name=pieces]", "3");
  await act(async () => {
    root = hydrateRoot(document.body, <Page />);
  });
  // Somebody types on in the moment in which the page is hydrated.
  await act(async () => field("[name=pieces]").dispatchEvent(new Event("beforeinput", { bubbles: true })));
  expect(shown()).toBe("3 R16 false");
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(field("[name=pieces]"), "34");
    field("[name=pieces]").dispatchEvent(new Event("input", { bubbles: true }));
  });
  await act(async () => replayEarlyInput());
  expect(shown()).toBe("34 R16 false");
  expect(field("[name=pieces]").value).toBe("34");
});

test("what stands in a part that is hydrated later waits for it", () => {
  document.body.innerHTML = "<input>";
  choose("input", "later");
  const heard = vi.fn<() => void>();
  document.body.addEventListener("input", heard);
  replayEarlyInput(() => false);
  expect(heard).not.toHaveBeenCalled();
  replayEarlyInput();
  expect(heard).toHaveBeenCalledOnce();
  expect(field("input").value).toBe("later");
});

test("a form that was sent before the script came is sent once, with what was typed", async () => {
  choose("[name=pieces]", "3");
  const early = new Event("submit", { bubbles: true, cancelable: true });
  document.querySelector("form")!.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  await hydrate();
  await act(async () => new Promise((done) => setTimeout(done, 5)));
  expect(sent).toEqual(["3"]);
});

test("a form with an address of its own goes there by itself", () => {
  document.body.innerHTML = '<form action="/goods/goods_search"></form>';
  const early = new Event("submit", { bubbles: true, cancelable: true });
  document.querySelector("form")!.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(false);
});

test("nothing happens to a page that nobody touched", async () => {
  await hydrate();
  expect(shown()).toBe("1 R16 false");
  expect(settled).toBeUndefined();
});

test("the field of the search keeps its text without being told of it", () => {
  document.body.innerHTML = '<input role="combobox">';
  choose("input", "205/55 R16");
  const heard = vi.fn<() => void>();
  document.body.addEventListener("input", heard);
  replayEarlyInput();
  expect(field("input").value).toBe("205/55 R16");
  expect(heard).not.toHaveBeenCalled();
});
