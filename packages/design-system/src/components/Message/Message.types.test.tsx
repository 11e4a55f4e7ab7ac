import { InlineMessage, Message } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The severity is required.
  withoutTone: <Message>The price changed.</Message>,
  // @ts-expect-error Tones are named by meaning, not color.
  colored: <Message tone="red">Payment failed.</Message>,
  // @ts-expect-error InlineMessage requires a tone too.
  remarkWithoutTone: <InlineMessage>Only 3 left</InlineMessage>,
  remarkWithAction: (
    // @ts-expect-error An InlineMessage has no action; use a Message.
    <InlineMessage tone="caution" action="Buy">
      Only 3 left
    </InlineMessage>
  ),
};
