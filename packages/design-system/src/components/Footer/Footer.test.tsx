import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Footer } from "./index.ts";
import meta from "./Footer.meta.ts";

conforms("Footer", (props) => <Footer legal="© 2026" {...props} />);

test("names the columns and links the phone number", () => {
  render(
    <Footer
      legal="© 2026"
      linksLabel="More"
      columns={[{ title: "Shopping", links: [{ label: "How to order", href: "/help" }] }]}
      service={{ title: "Service", phone: "+1 800 555 0146" }}
    />,
  );
  expect(screen.getByRole("contentinfo")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Shopping" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "+1 800 555 0146" })).toHaveAttribute("href", "tel:+18005550146");
});

test("shows other contact options without a phone number", () => {
  render(
    <Footer
      legal="© 2026"
      columns={[{ title: "Shopping", links: [{ label: "How to order", href: "/help" }] }]}
      service={{ title: "Service", hours: "9–17", action: <a href="mailto:help@x.example">Write</a> }}
    />,
  );
  expect(screen.getByRole("heading", { name: "Service" })).toBeInTheDocument();
  expect(screen.getByText("9–17")).toBeInTheDocument();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/help",
    "mailto:help@x.example",
  ]);
});

test("shows only the legal line in the checkout", () => {
  render(<Footer legal="© 2026" legalLinks={[{ label: "Terms", href: "/terms" }]} />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.queryByRole("heading")).toBeNull();
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <Footer
        legal="© 2026"
        legalLinks={[{ label: "Terms", href: "/terms" }]}
        columns={[{ title: "Shopping", links: [{ label: "How to order", href: "/help" }] }]}
        service={{ title: "Service", phone: "+1 800 555 0146", action: <button type="button">Chat</button> }}
      />,
    );
    const stops = [
      screen.getByRole("link", { name: "How to order" }),
      screen.getByRole("link", { name: "+1 800 555 0146" }),
      screen.getByRole("button", { name: "Chat" }),
      screen.getByRole("link", { name: "Terms" }),
    ];
    for (const stop of stops) {
      await user.tab();
      expect(stop).toHaveFocus();
    }
  },
  Enter: async (user) => {
    render(<Footer legal="© 2026" legalLinks={[{ label: "Terms", href: "#terms" }]} />);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(location.hash).toBe("#terms");
  },
});
