import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Logo, LogoMark } from "./index.ts";

conforms("Logo", (props) => <Logo href="/" name="Carmine" label="Carmine, home" {...props} />);

test("one link home with one name", () => {
  render(<Logo href="/th" name="Carmine" claim="Tires & More" label="Carmine, home" />);
  expect(screen.getByRole("link", { name: "Carmine, home" })).toHaveAttribute("href", "/th");
});

test("the mark is decoration", () => {
  const { container } = render(<LogoMark />);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
});
