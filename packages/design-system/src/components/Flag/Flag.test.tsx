import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DesignSystemProvider } from "../../provider/index.ts";
import { conforms } from "../../testing/conformance.tsx";
import { Flag } from "./index.ts";

conforms("Flag", (props) => <Flag code="LA" {...props} />);

test("is decorative unless named, and loads lazily", () => {
  const view = render(<Flag code="TH" />);
  const picture = view.container.querySelector("img");
  expect(picture).toHaveAttribute("alt", "");
  expect(picture).toHaveAttribute("loading", "lazy");
  view.rerender(<Flag code="TH" label="Thailand" />);
  expect(screen.getByRole("img", { name: "Thailand" })).toHaveAttribute("src", "/flags/TH.svg");
});

test("loads from the path where the application serves the flags", () => {
  const { container } = render(
    <DesignSystemProvider flagPath="/assets/flags">
      <Flag code="CN" />
    </DesignSystemProvider>,
  );
  expect(container.querySelector("img")).toHaveAttribute("src", "/assets/flags/CN.svg");
});

test("warns once per path in development if flags aren't served", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const onError = vi.fn();
  const { container } = render(
    <DesignSystemProvider flagPath="/nowhere">
      <Flag code="CN" onError={onError} />
      <Flag code="LA" />
    </DesignSystemProvider>,
  );
  for (const flag of container.querySelectorAll("img")) fireEvent.error(flag);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.lastCall?.[0]).toContain("/nowhere/");
});
