import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
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

export const Playground: Controlled<typeof ErrorSummary> = {
  render: function Playground(args) {
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
          {...args}
        />
        <TextField id="summary-email" label={address.email} error={form.email} />
        <TextField id="summary-name" label={address.recipient} error={form.name} />
      </Stack>
    );
  },
};
