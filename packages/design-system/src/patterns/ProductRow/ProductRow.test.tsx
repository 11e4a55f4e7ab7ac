import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { money } from "../../testing/shop-samples.ts";
import { ProductRow, type ProductRowProps } from "./index.ts";
import meta from "./ProductRow.meta.ts";

const props: ProductRowProps = {
  href: "/goods_detail/7",
  title: "Polar 3",
  picture: { src: "/a.webp", alt: "" },
  price: money(5),
};

conforms("ProductRow", (root) => <ProductRow {...props} {...root} />);

test("shows a medal for ranks 1–3, each with its own color", () => {
  const classesOf = (rank: number) => {
    const { unmount } = render(<ProductRow {...props} rank={rank} />);
    const { className } = screen.getByText(String(rank));
    unmount();
    return className;
  };
  const plain = classesOf(4);
  const medals = [1, 2, 3].map(classesOf);
  for (const medal of medals) expect(medal.split(" ").length).toBeGreaterThan(plain.split(" ").length);
  expect(new Set(medals).size).toBe(3);
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <>
        <ProductRow {...props} rank={1} fact="2.3k sold" />
        <ProductRow {...props} href="/goods_detail/8" title="Touring GT" />
      </>,
    );
    await user.tab();
    expect(screen.getByRole("link", { name: "Polar 3" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("link", { name: "Touring GT" })).toHaveFocus();
  },
});
