import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { longTexts } from "../../testing/long-texts.data.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Button } from "../Button/index.ts";
import { Link } from "../Link/index.ts";
import { InlineMessage, Message } from "./index.ts";

const meta: Meta<typeof Message> = { title: "Components/Message/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Message>;

const tones = ["critical", "caution", "info", "success"] as const;

const actions = {
  none: undefined,
  link: <Link href="#again">Try again</Link>,
  button: <Button size="sm">Try again</Button>,
};

/** An action doesn't make a one-line message taller. */
export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{
        tone: tones,
        title: [undefined, "Payment failed."],
        action: ["none", "link", "button"] as const,
      }}
      narrowest={400}
    >
      {({ action, ...choice }) => (
        <Message {...choice} action={actions[action]}>
          Your bank refused the card.
        </Message>
      )}
    </Combinations>
  ),
};

export const Remarks: Story = {
  render: () => (
    <Combinations
      choices={{ tone: tones, children: ["Only 3 left", extremes.many, extremes.word] }}
      narrowest={160}
    >
      {(choice) => <InlineMessage {...choice} />}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(_, language) => {
        const { title, text, action } = longTexts[language].message;
        return (
          <Stack gap={12}>
            <Message tone="caution" title={title} action={<Link href="#cart">{action}</Link>}>
              {text} {extremes.word}
            </Message>
            <InlineMessage tone="critical">{text}</InlineMessage>
          </Stack>
        );
      }}
    </SixLanguages>
  ),
};
