import { expect, test, vi } from "vitest";
import { currentScheme, onSchemeChange } from "./theme.ts";

test("reports changes by the shopper and the system until unsubscribed", () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  const root = { dataset: {} as { scheme?: string } };
  let changeRoot = (): void => undefined;
  const observe = vi.fn();
  const disconnect = vi.fn();
  vi.stubGlobal("matchMedia", () => system);
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal(
    "MutationObserver",
    class {
      disconnect = disconnect;
      constructor(callback: () => void) {
        changeRoot = callback;
      }
      observe = observe;
    },
  );
  const onChange = vi.fn(() => currentScheme());
  const end = onSchemeChange(onChange);
  expect(observe).toHaveBeenCalledExactlyOnceWith(root, { attributeFilter: ["data-scheme"] });
  root.dataset.scheme = "dark";
  changeRoot();
  expect(onChange).toHaveLastReturnedWith("dark");
  delete root.dataset.scheme;
  changeRoot();
  expect(onChange).toHaveLastReturnedWith("light");
  system.matches = true;
  system.dispatchEvent(new Event("change"));
  expect(onChange).toHaveLastReturnedWith("dark");
  end();
  expect(disconnect).toHaveBeenCalledOnce();
  system.dispatchEvent(new Event("change"));
  expect(onChange).toHaveBeenCalledTimes(3);
});
