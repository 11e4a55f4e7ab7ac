import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { MerchantAside } from "./index.ts";
import meta from "./MerchantAside.meta.ts";

const scores = [{ name: "Products", value: "4.9" }];

conforms("MerchantAside", (props) => (
  <MerchantAside href="/m" name="Carmine Tires" scores={scores} {...props} />
));

test("announces the stars once, without repeating the number", () => {
  render(
    <MerchantAside
      href="/m"
      name="Carmine Tires"
      rating={{ value: 4.9, text: "4.9", label: "4.9 of 5 stars" }}
    />,
  );
  expect(screen.getByRole("img", { name: "4.9 of 5 stars" })).toBeInTheDocument();
  expect(screen.getByText("4.9")).toHaveAttribute("aria-hidden");
  expect(screen.queryByRole("term")).toBeNull();
});

test("shows followers if known", () => {
  const { rerender } = render(<MerchantAside href="/m" name="Carmine Tires" />);
  expect(screen.queryByText("7 followers")).toBeNull();
  rerender(<MerchantAside href="/m" name="Carmine Tires" followers="7 followers" />);
  expect(screen.getByText("7 followers")).toBeInTheDocument();
});

test("is a landmark named by the shop, with scores as names and values", () => {
  render(<MerchantAside href="/m" name="Carmine Tires" scores={scores} />);
  expect(screen.getByRole("complementary", { name: "Carmine Tires" })).toBeInTheDocument();
  expect(screen.getByRole("term")).toHaveTextContent("Products");
  expect(screen.getByRole("definition")).toHaveTextContent("4.9");
});

keyboardTable(meta, {
  Tab: async (user) => {
    const picture = { src: "/a.webp", alt: "" };
    render(
      <MerchantAside
        href="/m"
        name="Carmine Tires"
        actions={<button>Follow</button>}
        moreProducts={{
          title: "Best sold",
          products: [{ id: 1, href: "/1", title: "Eco 4", picture, price: [] }],
        }}
      />,
    );
    for (const stop of [
      screen.getByRole("link", { name: "Carmine Tires" }),
      screen.getByRole("button", { name: "Follow" }),
      screen.getByRole("link", { name: "Eco 4" }),
    ]) {
      await user.tab();
      expect(stop).toHaveFocus();
    }
  },
});
