import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { TextField } from "../TextField/index.ts";
import { FormSection } from "./index.ts";

const meta: Meta = { title: "Components/FormSection/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={320}>
      {(sample) => (
        <FormSection title={`${sample.title} ${extremes.word}`} hint={sample.sentence} aside={sample.email}>
          <TextField label={sample.email} />
        </FormSection>
      )}
    </SixLanguages>
  ),
};
