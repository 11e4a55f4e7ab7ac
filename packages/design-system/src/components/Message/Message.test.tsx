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

test("title and text read as one sentence", () => {
  render(
    <Message tone="caution" title="The price changed." role="status">
      It is $2.00 more.
    </Message>,
  );
  expect(screen.getByRole("status")).toHaveTextContent("The price changed. It is $2.00 more.");
});

test("stands silent in the page; the icon is hidden, the action can be reached", () => {
  render(
    <Message tone="critical" title="Payment failed." action={<a href="/again">Try again</a>}>
      Your bank refused the card.
    </Message>,
  );
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByRole("link", { name: "Try again" })).toBeVisible();
});

test("each tone has an edge and a drawing of its own", () => {
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
