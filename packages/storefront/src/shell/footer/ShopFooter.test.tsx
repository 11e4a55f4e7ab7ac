// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ok, showInApp } from "../../testing/show-in-app.tsx";
import { ShopFooter } from "./ShopFooter.tsx";

afterEach(cleanup);

const support = {
  consumerHotline: "",
  consumerH5Url: "",
  consumerMessage: "",
  consumerEmail: "",
  consumerHours: null,
};

/** Renders the footer of a marketplace with these contact channels. */
const showFooter = (
  ways: Partial<Record<keyof typeof support, string>>,
  footerPages: readonly { slug: string; title: string }[] = [],
): void => {
  const home = { banner: [], bastBanner: [], ...support, ...ways, footerPages };
  showInApp(<ShopFooter />, { sent: [], answers: { "/api/pc/home/index": ok(home) } });
};

test("shows other contact channels without a phone number", async () => {
  showFooter({ consumerMessage: "https://m.example/us", consumerEmail: "help@us.example" });
  expect(await screen.findByRole("heading", { name: "Customer service" })).toBeDefined();
  const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(link("Send a message")).toBe("https://m.example/us");
  expect(link("Send an email")).toBe("mailto:help@us.example");
});

test("shows the phone number, or the chat", async () => {
  showFooter({ consumerHotline: "+1 800 555 0146", consumerEmail: "help@us.example" });
  expect(await screen.findByRole("link", { name: "+1 800 555 0146" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "Send an email" })).toBeNull();
});

test("shows facts of the marketplace in its notes", async () => {
  const settings = { delivery: "Shipped within one business day" };
  const home = { banner: [], bastBanner: [], ...support, settings, shopCount: 12, afterSaleDays: 14 };
  showInApp(<ShopFooter />, { sent: [], answers: { "/api/pc/home/index": ok(home) } });
  expect(await screen.findByText("12 shops, one cart")).toBeDefined();
  expect(screen.getByText("Shipped within one business day")).toBeDefined();
  expect(screen.getByText("14 days to return an item")).toBeDefined();
});

test("doesn't count the shops of an empty marketplace", async () => {
  const home = { banner: [], bastBanner: [], ...support, settings: {}, shopCount: 0 };
  showInApp(<ShopFooter />, { sent: [], answers: { "/api/pc/home/index": ok(home) } });
  expect(await screen.findByText("Many shops, one cart")).toBeDefined();
});

test("shows the payment methods that are switched on", async () => {
  const home = { banner: [], bastBanner: [], ...support };
  const methods = { sandboxStatus: true, paypalStatus: false, stripePublishableKey: null };
  showInApp(<ShopFooter />, {
    sent: [],
    answers: { "/api/pc/home/index": ok(home), "/api/front/pay/method": ok(methods) },
  });
  expect(await screen.findByRole("img", { name: "Visa" })).toBeDefined();
  expect(screen.queryByText("PayPal")).toBeNull();
});

test("links the operator's policies and texts about the shop", async () => {
  showFooter({}, [{ slug: "returns", title: "Returns policy" }]);
  const link = await screen.findByRole("link", { name: "Returns policy" });
  expect(link.getAttribute("href")).toBe("/guides/returns");
});
