import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { Link } from "../Link/index.ts";
import { longTexts } from "../../testing/long-texts.data.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { InlineMessage, Message } from "./index.ts";

const meta: Meta<typeof Message> = {
  title: "Feedback/Message (Alert)",
  id: "components-message",
  component: Message,
};
export default meta;

type Story = StoryObj<typeof Message>;

export const Tones: Story = {
  render: function Tones() {
    return (
      <Stack gap={12} style={{ maxInlineSize: 640 }}>
        <Message tone="critical" title="Payment failed." action={<Link href="#again">Try again</Link>}>
          Your bank refused the card.
        </Message>
        <Message tone="caution" title="The price changed.">
          It is $2.00 more than when you added it.
        </Message>
        <Message tone="info">Your application is answered within 15 working days.</Message>
        <Message tone="success" title="Free shipping.">
          Your tires are over $99.
        </Message>
        <InlineMessage tone="caution">Only 3 left</InlineMessage>
        <InlineMessage tone="critical">This code is not right.</InlineMessage>
      </Stack>
    );
  },
};

/** Shown in the toolbar's language. */
export const LongText: Story = {
  render: function LongText() {
    const { message } = useTexts(longTexts);
    return (
      <div style={{ inlineSize: 260 }}>
        <Message tone="caution" title={message.title} action={<Link href="#cart">{message.action}</Link>}>
          {message.text}
        </Message>
      </div>
    );
  },
};
