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
