import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { money } from "../../testing/shop-samples.ts";
import { InvoiceCard, type InvoiceCardProps } from "./index.ts";

const invoice: InvoiceCardProps = {
  title: "Invoice 2026-0117",
  status: { text: "Issued", tone: "success" },
  amount: money(191),
  facts: [{ name: "Billed to", value: "Mara Lindqvist" }],
};

conforms("InvoiceCard", (props) => <InvoiceCard {...invoice} {...props} />);

test("is an article named by its title, with status, amount and facts", () => {
  render(<InvoiceCard {...invoice} level={2} actions={<button>Download</button>} />);
  const card = screen.getByRole("article", { name: "Invoice 2026-0117" });
  expect(screen.getByRole("heading", { level: 2 })).toBeInTheDocument();
  expect(card).toHaveTextContent("Issued");
  expect(screen.getByText("$191.00")).toBeInTheDocument();
  expect(screen.getByRole("term")).toHaveTextContent("Billed to");
  expect(card).toContainElement(screen.getByRole("button", { name: "Download" }));
});
