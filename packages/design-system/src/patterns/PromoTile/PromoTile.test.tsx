import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { PromoAmount, PromoTile } from "./index.ts";

conforms("PromoTile", (props) => (
  <PromoTile href="/w" title="Wheels" text="from" picture="/a.webp" {...props} />
));

test("one link named by its title", () => {
  render(<PromoTile href="/w" title="Wheels" text={<PromoAmount>$89</PromoAmount>} picture="/a.webp" />);
  expect(screen.getByRole("link", { name: "Wheels" })).toHaveAttribute("href", "/w");
  expect(screen.getByText("$89").tagName).toBe("STRONG");
});
