import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { fieldTexts } from "../../testing/field-texts.ts";
import { navigationTexts } from "../../testing/navigation-texts.data.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { TextField } from "../TextField/index.ts";
import { ErrorSummary } from "./index.ts";

const meta: Meta<typeof ErrorSummary> = {
  title: "Fields/ErrorSummary",
  id: "components-errorsummary",
  component: ErrorSummary,
};
export default meta;

type Story = StoryObj<typeof ErrorSummary>;

export const Playground: Story = {
  render: function Playground() {
    const { form } = useTexts(navigationTexts);
    const { address } = fieldTexts;
    return (
      <Stack gap={24} style={{ maxInlineSize: 480 }}>
        <ErrorSummary
          autoFocus={false}
          title={form.summary}
          errors={[
            { id: "summary-email", message: form.email },
            { id: "summary-name", message: form.name },
          ]}
        />
        <TextField id="summary-email" label={address.email} error={form.email} />
        <TextField id="summary-name" label={address.recipient} error={form.name} />
      </Stack>
    );
  },
};
