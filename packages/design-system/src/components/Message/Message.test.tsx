import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { InlineMessage, Message } from "./index.ts";

conforms("Message", (props) => (
  <Message tone="caution" {...props}>
    The price changed.
  </Message>
));
conforms("InlineMessage", (props) => (
  <InlineMessage tone="success" {...props}>
    Checked
  </InlineMessage>
));

test("announces title and text as one sentence", () => {
  render(
    <Message tone="caution" title="The price changed." role="status">
      It is $2.00 more.
    </Message>,
  );
  expect(screen.getByRole("status")).toHaveTextContent("The price changed. It is $2.00 more.");
});

test("isn't announced, hides its icon, and makes its action reachable", () => {
  render(
    <Message tone="critical" title="Payment failed." action={<a href="/again">Try again</a>}>
      Your bank refused the card.
    </Message>,
  );
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByRole("link", { name: "Try again" })).toBeVisible();
});

test("gives each tone its own edge and icon", () => {
  const tones = ["critical", "caution", "info", "success"] as const;
  const { container } = render(
    <>
      {tones.map((tone) => (
        <Message key={tone} tone={tone} />
      ))}
    </>,
  );
  const boxes = [...container.querySelectorAll("[data-component='Message']")];
  expect(new Set(boxes.map((box) => box.className)).size).toBe(tones.length);
  expect(new Set(boxes.map((box) => box.querySelector("svg")?.innerHTML)).size).toBe(tones.length);
});
