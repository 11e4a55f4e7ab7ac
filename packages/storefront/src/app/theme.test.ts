import { expect, test, vi } from "vitest";
import { currentScheme, onSchemeChange } from "./theme.ts";

test("a change of the shopper or of the system is told until it is ended", () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  const root = { dataset: {} as { scheme?: string } };
  let changeRoot = (): void => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal("matchMedia", () => system);
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal(
    "MutationObserver",
    class {
      disconnect = disconnect;
      constructor(tell: () => void) {
        changeRoot = tell;
      }
      observe = (target: object, { attributeFilter }: { attributeFilter: string[] }): void => {
        expect(target).toBe(root);
        expect(attributeFilter).toEqual(["data-scheme"]);
      };
    },
  );
  const told = vi.fn(() => currentScheme());
  const end = onSchemeChange(told);
  root.dataset.scheme = "dark";
  changeRoot();
  expect(told).toHaveLastReturnedWith("dark");
  delete root.dataset.scheme;
  changeRoot();
  expect(told).toHaveLastReturnedWith("light");
  system.matches = true;
  system.dispatchEvent(new Event("change"));
  expect(told).toHaveLastReturnedWith("dark");
  end();
  expect(disconnect).toHaveBeenCalledOnce();
  system.dispatchEvent(new Event("change"));
  expect(told).toHaveBeenCalledTimes(3);
});
