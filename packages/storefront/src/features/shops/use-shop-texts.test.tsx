// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showInApp } from "../../testing/show-in-app.tsx";
import { useShopTexts } from "./use-shop-texts.ts";

afterEach(cleanup);

const Marks = ({ isSelf }: { isSelf: boolean | null }) => {
  const { mark, verified } = useShopTexts();
  return <p>{[mark({ isSelf }).mark?.text ?? "nothing", ...verified({ isVerified: true })].join(" · ")}</p>;
};

test.each([
  [true, "Self-operated · Verified shop"],
  [false, "Non-self-operated · Verified shop"],
  [null, "nothing · Verified shop"],
])("marks a shop by whether the marketplace runs it (%s) as “%s”", (isSelf, text) => {
  showInApp(<Marks isSelf={isSelf} />, { sent: [], answers: {} });
  expect(screen.getByText(text)).toBeDefined();
});

const Badge = (shop: { isSelf: boolean | null; isVerified: boolean }) => (
  <p>{useShopTexts().badge(shop).mark?.text ?? "nothing"}</p>
);

test.each([
  [true, true, "Self-operated"],
  [false, true, "Verified"],
  [false, false, "nothing"],
  [null, true, "Verified"],
])("marks the card of a shop (self-operated: %s, verified: %s) as “%s”", (isSelf, isVerified, text) => {
  showInApp(<Badge isSelf={isSelf} isVerified={isVerified} />, { sent: [], answers: {} });
  expect(screen.getByText(text)).toBeDefined();
});
