import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { ratingTexts } from "../../testing/rating-texts.ts";
import { RatingInput, type RatingInputProps } from "./index.ts";

const meta: Meta<typeof RatingInput> = {
  title: "Fields/RatingInput (Star rating)",
  id: "components-ratinginput",
  component: RatingInput,
};
export default meta;

type Story = StoryObj<typeof RatingInput>;

function Sample({ wrong = false, ...props }: Partial<RatingInputProps> & { wrong?: boolean }) {
  const { label, hint, error, words } = ratingTexts;
  return (
    <RatingInput
      label={label}
      hint={hint}
      error={wrong ? error : undefined}
      word={(value) => words[Math.ceil(value) - 1] ?? ""}
      {...props}
    />
  );
}

export const Playground: Story = { render: (args) => <Sample {...args} defaultValue={4} /> };

/** The stars are larger, so that each half can be clicked. */
export const Halves: Story = { render: () => <Sample half defaultValue={3.5} /> };

export const States: Story = {
  render: function States() {
    const { second } = ratingTexts;
    return (
      <Stack gap={24}>
        <Sample />
        <Sample label={second} defaultValue={5} />
        <Sample wrong />
        <Sample disabled defaultValue={2} />
        <Sample labelHidden defaultValue={1} />
      </Stack>
    );
  },
};
