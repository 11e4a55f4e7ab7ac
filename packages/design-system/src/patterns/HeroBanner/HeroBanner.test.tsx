import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { HeroBanner, PictureBanner } from "./index.ts";
import meta from "./HeroBanner.meta.ts";

conforms("HeroBanner", (props) => (
  <HeroBanner title="Grip" action={{ label: "See tires", href: "/w" }} {...props} />
));

test("loads the first slide's picture with priority, and others lazily", () => {
  const banner = (priority: boolean) => (
    <HeroBanner
      title="Grip"
      action={{ label: "See tires", href: "/w" }}
      picture={{ src: "/a.webp", alt: "A tire" }}
      priority={priority}
    />
  );
  const { rerender } = render(banner(true));
  expect(screen.getByRole("img", { name: "A tire" })).toHaveAttribute("loading", "eager");
  rerender(banner(false));
  expect(screen.getByRole("img", { name: "A tire" })).toHaveAttribute("loading", "lazy");
});

test("names the link by a finished picture's alt text", () => {
  render(<PictureBanner href="/w" picture={{ src: "/a.webp", alt: "Winter weeks" }} />);
  expect(screen.getByRole("link", { name: "Winter weeks" })).toHaveAttribute("href", "/w");
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <>
        <HeroBanner title="Grip" action={{ label: "See tires", href: "/w" }} />
        <PictureBanner href="/oil" picture={{ src: "/a.webp", alt: "Oil weeks" }} />
      </>,
    );
    for (const name of ["See tires", "Oil weeks"]) {
      await user.tab();
      expect(screen.getByRole("link", { name })).toHaveFocus();
    }
  },
});

test("keeps phrases of a title together and exposes them as one text", () => {
  render(<HeroBanner title="แรงยึดเกาะ แม้ต่ำกว่า 7 °C" action={{ label: "See tires", href: "/w" }} />);
  const title = screen.getByRole("heading", { name: "แรงยึดเกาะ แม้ต่ำกว่า 7 °C" });
  expect([...title.children].map((phrase) => phrase.textContent)).toEqual([
    "แรงยึดเกาะ",
    "แม้ต่ำกว่า",
    "7",
    "°C",
  ]);
});
