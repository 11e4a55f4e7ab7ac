import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasswordField } from "./index.ts";

const meta: Meta<typeof PasswordField> = {
  title: "Fields/PasswordField",
  id: "components-passwordfield",
  component: PasswordField,
  // Password managers expect a surrounding form, and the browser warns without one.
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof PasswordField>;

const texts = { label: "Password", autoComplete: "current-password" } as const;

export const Playground: Story = { args: { ...texts, size: "lg", defaultValue: "a secret" } };

export const Wrong: Story = { args: { ...texts, error: "At least 8 characters.", defaultValue: "short" } };

export const Off: Story = { args: { ...texts, defaultValue: "a secret", disabled: true } };
