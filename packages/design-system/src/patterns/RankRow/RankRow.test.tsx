import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { money } from "../../testing/shop-samples.ts";
import { RankRow, type RankRowProps } from "./index.ts";
import meta from "./RankRow.meta.ts";

const props: RankRowProps = {
  rank: 4,
  href: "/goods_detail/7",
  title: "Polar 3",
  picture: { src: "/a.webp", alt: "" },
  price: money(5),
  fact: "4,204 sold",
  rating: { value: 4.8, label: "4.8 of 5 stars", score: "4.8", count: "(24)" },
  action: <button>Add to cart</button>,
};

conforms("RankRow", (root) => <RankRow {...props} {...root} />);

test("has one link, named by the title, with the button outside it", () => {
  render(<RankRow {...props} level={2} />);
  const link = screen.getByRole("link", { name: "Polar 3" });
  expect(screen.getAllByRole("link")).toEqual([link]);
  expect(link).not.toContainElement(screen.getByRole("button", { name: "Add to cart" }));
  expect(screen.getByRole("heading", { level: 2 })).toContainElement(link);
});

test("reads rank, name, rating and price in this order", () => {
  const { container } = render(<RankRow {...props} />);
  expect(container.textContent).toMatch(/^4Polar 3.*4\.8.*\$5\.00/);
  expect(screen.getByRole("img", { name: "4.8 of 5 stars" })).toBeInTheDocument();
});

test("renders no placeholders without reviews, sales and a button", () => {
  const { rank, href, title, picture, price } = props;
  render(<RankRow {...{ rank, href, title, picture, price }} />);
  expect(screen.queryByRole("img", { name: /stars/ })).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("reads the change after the rank, and the reason after the name", () => {
  const { container, rerender } = render(
    <RankRow {...props} move={{ by: 2, text: "2", label: "Up 2 places" }} reason={{ text: "Best rated" }} />,
  );
  expect(container.textContent).toMatch(/^42Up 2 placesPolar 3Best rated/);
  expect(screen.getByText("2")).toHaveAttribute("aria-hidden", "true");
  rerender(<RankRow {...props} move={{ by: 0, text: "0", label: "Same place" }} />);
  expect(container.textContent).toMatch(/^4Same placePolar 3/);
  rerender(<RankRow {...props} move={{ by: -1, text: "1", label: "Down 1 place" }} />);
  expect(container.textContent).toMatch(/^41Down 1 placePolar 3/);
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<RankRow {...props} />);
    await user.tab();
    expect(screen.getByRole("link", { name: "Polar 3" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Add to cart" })).toHaveFocus();
  },
});
