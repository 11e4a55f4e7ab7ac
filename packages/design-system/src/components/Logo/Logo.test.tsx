import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Logo, LogoMark } from "./index.ts";
import meta from "./Logo.meta.ts";

conforms("Logo", (props) => <Logo href="/" name="Carmine" label="Carmine, home" {...props} />);

test("one link home with one name", () => {
  render(<Logo href="/th" name="Carmine" claim="Tires & More" label="Carmine, home" />);
  expect(screen.getByRole("link", { name: "Carmine, home" })).toHaveAttribute("href", "/th");
});

test("the mark is decoration", () => {
  const { container } = render(<LogoMark />);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
});

test("another brand brings its own mark, as decoration", () => {
  const { container } = render(
    <Logo href="/" name="Azure" label="Azure, home" mark={<img src="/azure.svg" alt="Azure" />} />,
  );
  expect(container.querySelector('[data-component="LogoMark"]')).toBeNull();
  expect(container.querySelector("img")).toHaveAttribute("src", "/azure.svg");
  // The header makes the drawn mark and this one lower alike.
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
