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

/**
 * What every component promises about its root element: `ref`, `className`, `style` and other attributes reach it,
 * and `data-component` names it.
 *
 * @param name - the value of `data-component`
 * @param make - renders the component with the given root props
 */
export function conforms(name: string, make: (props: RootProps) => ReactElement): void {
  const rootOf = (container: ParentNode) => container.querySelector(`[data-component="${name}"]`);

  describe(`${name} conforms`, () => {
    test("passes attributes, class and style to its root", () => {
      render(
        make({ id: "own-id", "data-probe": "yes", className: "own-class", style: { marginTop: "3px" } }),
      );
      const root = rootOf(document);
      expect(root).toHaveAttribute("id", "own-id");
      expect(root).toHaveAttribute("data-probe", "yes");
      expect(root).toHaveClass("own-class");
      expect(root).toHaveStyle({ marginTop: "3px" });
    });

    test("keeps its own classes beside the given one", () => {
      const plain = render(make({}));
      const own = rootOf(plain.baseElement)?.getAttribute("class") ?? "";
      plain.unmount();
      render(make({ className: "own-class" }));
      expect(rootOf(document)?.getAttribute("class")).toBe(`${own} own-class`.trim());
    });

    test("gives its root to the ref once, and null when it leaves", () => {
      const calls: (Element | null)[] = [];
      const ref = (node: Element | null) => void calls.push(node);
      const view = render(make({ ref }));
      const root = rootOf(document);
      view.rerender(make({ ref }));
      expect(calls).toEqual([root]);
      view.unmount();
      expect(calls).toEqual([root, null]);
    });
  });
}
