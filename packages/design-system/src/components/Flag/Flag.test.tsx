import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DesignSystemProvider } from "../../provider/index.ts";
import { conforms } from "../../testing/conformance.tsx";
import { Flag } from "./index.ts";

conforms("Flag", (props) => <Flag code="LA" {...props} />);

test("decorative unless it is named, and loaded only when seen", () => {
  const view = render(<Flag code="TH" />);
  const picture = view.container.querySelector("img");
  expect(picture).toHaveAttribute("alt", "");
  expect(picture).toHaveAttribute("loading", "lazy");
  view.rerender(<Flag code="TH" label="Thailand" />);
  expect(screen.getByRole("img", { name: "Thailand" })).toHaveAttribute("src", "/flags/TH.svg");
});

test("comes from where the application serves the flags", () => {
  const { container } = render(
    <DesignSystemProvider flagPath="/assets/flags">
      <Flag code="CN" />
    </DesignSystemProvider>,
  );
  expect(container.querySelector("img")).toHaveAttribute("src", "/assets/flags/CN.svg");
});
