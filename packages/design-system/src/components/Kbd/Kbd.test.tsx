import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { DesignSystemProvider } from "../../provider/index.ts";
import { conforms } from "../../testing/conformance.tsx";
import { localeIn } from "../../testing/locales.ts";
import { Kbd } from "./index.ts";

conforms("Kbd", (props) => <Kbd keys="Mod K" {...props} />);

const keysOf = (container: HTMLElement) =>
  [...container.querySelectorAll("kbd kbd")].map((key) => key.textContent);

afterEach(() => vi.unstubAllGlobals());

test("shows the keys of a PC on the server and on a PC", () => {
  expect(renderToString(<Kbd keys="Mod Shift K" />)).toContain("Ctrl");
  expect(keysOf(render(<Kbd keys="Mod Shift K" />).container)).toEqual(["Ctrl", "Shift", "K"]);
});

test("shows symbols on Apple devices, with names for screen readers", () => {
  vi.stubGlobal("navigator", { platform: "MacIntel" });
  const { container } = render(<Kbd keys="Mod Alt K" />);
  expect(keysOf(container)).toEqual(["⌘Command", "⌥Option", "K"]);
  expect(screen.getByText("⌘")).toHaveAttribute("aria-hidden", "true");
});

test("shows arrows as symbols everywhere, and translates names", () => {
  const { container } = render(
    <DesignSystemProvider locale="fr" messages={localeIn.fr}>
      <Kbd keys="Shift ArrowUp" />
    </DesignSystemProvider>,
  );
  expect(keysOf(container)).toEqual(["Maj", "↑Flèche haut"]);
});
