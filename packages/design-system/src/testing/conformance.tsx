import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";

interface RootProps {
  ref?: (element: Element | null) => void;
  className?: string;
  style?: { marginTop: string };
  id?: string;
  "data-probe"?: string;
}

interface Options {
  /**
   * Selector, inside the root, of the element that receives `ref` and attributes. In fields, the native
   * control. @default the root itself
   */
  control?: string;
}

/**
 * Checks a component's root element: `ref`, `className`, `style` and other attributes reach it, and
 * `data-component` names it.
 * @param name - the value of `data-component`
 * @param make - renders the component with the given root props
 */
export function conforms(
  name: string,
  make: (props: RootProps) => ReactElement,
  { control }: Options = {},
): void {
  const rootOf = () => document.querySelector(`[data-component="${name}"]`);
  const controlOf = () => (control ? rootOf()?.querySelector(control) : rootOf());

  describe(`${name} conforms`, () => {
    test("passes attributes, class and style to the root", () => {
      render(
        make({ id: "own-id", "data-probe": "yes", className: "own-class", style: { marginTop: "3px" } }),
      );
      expect(controlOf()).toHaveAttribute("id", "own-id");
      expect(controlOf()).toHaveAttribute("data-probe", "yes");
      expect(rootOf()).toHaveClass("own-class");
      expect(rootOf()).toHaveStyle({ marginTop: "3px" });
    });

    test("keeps its own classes in addition to the given one", () => {
      const plain = render(make({}));
      const own = rootOf()?.getAttribute("class") ?? "";
      plain.unmount();
      render(make({ className: "own-class" }));
      expect(rootOf()?.getAttribute("class")).toBe(`${own} own-class`.trim());
    });

    test("passes its element to the ref once, and null on unmount", () => {
      const calls: (Element | null)[] = [];
      const ref = (node: Element | null) => void calls.push(node);
      const view = render(make({ ref }));
      const element = controlOf();
      view.rerender(make({ ref }));
      expect(calls).toEqual([element]);
      view.unmount();
      expect(calls).toEqual([element, null]);
    });
  });
}
