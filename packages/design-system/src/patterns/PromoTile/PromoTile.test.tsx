import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { PromoAmount, PromoTile } from "./index.ts";
import meta from "./PromoTile.meta.ts";

conforms("PromoTile", (props) => (
  <PromoTile href="/w" title="Wheels" text="from" picture="/a.webp" {...props} />
));

test("is one link named by its title", () => {
  render(<PromoTile href="/w" title="Wheels" text={<PromoAmount>$89</PromoAmount>} picture="/a.webp" />);
  expect(screen.getByRole("link", { name: "Wheels" })).toHaveAttribute("href", "/w");
  expect(screen.getByText("$89").tagName).toBe("STRONG");
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<PromoTile href="/w" title="Wheels" text="from $89" picture="/a.webp" />);
    await user.tab();
    expect(screen.getByRole("link", { name: "Wheels" })).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  },
});
