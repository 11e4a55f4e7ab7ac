import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { useSample } from "../../testing/samples.ts";
import { TextField } from "../TextField/index.ts";
import { ErrorSummary } from "./index.ts";

const meta: Meta<typeof ErrorSummary> = { title: "Components/ErrorSummary", component: ErrorSummary };
export default meta;

type Story = StoryObj<typeof ErrorSummary>;

export const Playground: Story = {
  render: function Playground() {
    const sample = useSample();
    return (
      <Stack gap={24} style={{ maxInlineSize: 480 }}>
        <ErrorSummary
          title={sample.title}
          errors={[
            { id: "summary-email", message: sample.email },
            { id: "summary-note", message: sample.sentence },
          ]}
        />
        <TextField id="summary-email" label={sample.email} error={sample.email} />
        <TextField id="summary-note" label={sample.title} error={sample.sentence} />
      </Stack>
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Spanish: Story = { ...Playground, globals: { language: "es" } };

export const French: Story = { ...Playground, globals: { language: "fr" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
