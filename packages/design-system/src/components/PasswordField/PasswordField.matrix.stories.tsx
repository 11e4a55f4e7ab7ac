import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { PasswordField } from "./index.ts";

const texts = { autoComplete: "new-password" } as const;

const meta: Meta = { title: "Components/PasswordField/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryState: Story = {
  // Password managers expect a surrounding form, and the browser warns without one.
  render: () => (
    <form>
      <Combinations
        choices={{
          size: ["sm", "md", "lg"],
          error: [undefined, "At least 8 characters."],
          disabled: [false, true],
        }}
        narrowest={260}
      >
        {(choice) => <PasswordField label="Password" {...texts} {...choice} defaultValue="a secret" />}
      </Combinations>
    </form>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={240}>
      {(sample) => (
        <form>
          <PasswordField
            {...texts}
            label={sample.title}
            hint={sample.sentence}
            aside={sample.email}
            defaultValue={extremes.word}
          />
        </form>
      )}
    </SixLanguages>
  ),
};
