import { InlineMessage, Message } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error How bad it is, is never left open.
  withoutTone: <Message>The price changed.</Message>,
  // @ts-expect-error Tones have meanings, not names of colors.
  colored: <Message tone="red">Payment failed.</Message>,
  // @ts-expect-error The same holds for the short one.
  remarkWithoutTone: <InlineMessage>Only 3 left</InlineMessage>,
  remarkWithAction: (
    // @ts-expect-error A remark is too short for an action; take a Message.
    <InlineMessage tone="caution" action="Buy">
      Only 3 left
    </InlineMessage>
  ),
};
