import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./index.ts";

const meta: Meta<typeof TextArea> = {
  title: "Fields/TextArea (Textarea)",
  id: "components-textarea",
  component: TextArea,
};
export default meta;

type Story = StoryObj<typeof TextArea>;

const counter = (used: number, most?: number) => `${used} / ${most}`;

export const Playground: Story = {
  args: {
    label: "Your review",
    maxLength: 500,
    counter,
    placeholder: "Noise, grip, wear: what should others know?",
  },
};

export const Wrong: Story = {
  args: {
    label: "Your review",
    defaultValue: "ok",
    error: "At least ten characters.",
    maxLength: 500,
    counter,
  },
};

export const Off: Story = { args: { label: "Your review", defaultValue: "Quiet at 130.", disabled: true } };
