import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Logo, LogoMark } from "./index.ts";
import meta from "./Logo.meta.ts";

conforms("Logo", (props) => <Logo href="/" name="Carmine" label="Carmine, home" {...props} />);

test("is one link to the home page with one name", () => {
  render(<Logo href="/th" name="Carmine" claim="Tires & More" label="Carmine, home" />);
  expect(screen.getByRole("link", { name: "Carmine, home" })).toHaveAttribute("href", "/th");
});

test("hides the mark from screen readers", () => {
  const { container } = render(<LogoMark />);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
});

test("accepts another brand's mark as decoration", () => {
  const { container } = render(
    <Logo href="/" name="Azure" label="Azure, home" mark={<img src="/azure.svg" alt="Azure" />} />,
  );
  expect(container.querySelector('[data-component="LogoMark"]')).toBeNull();
  expect(container.querySelector("img")).toHaveAttribute("src", "/azure.svg");
  // The header resizes this mark like the default one.
  expect(container.querySelector("[data-part='mark'] > img")).not.toBeNull();
  expect(screen.queryByRole("img")).toBeNull();
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <>
        <LogoMark />
        <Logo href="/" name="Carmine" label="Carmine, home" />
      </>,
    );
    await user.tab();
    expect(screen.getByRole("link", { name: "Carmine, home" })).toHaveFocus();
  },
  Enter: async (user) => {
    render(<Logo href="#home" name="Carmine" label="Carmine, home" />);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(location.hash).toBe("#home");
  },
});
