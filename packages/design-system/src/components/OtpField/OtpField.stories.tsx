import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { OtpField } from "./index.ts";

const meta: Meta<typeof OtpField> = {
  title: "Fields/OtpField (PIN input, code)",
  id: "components-otpfield",
  component: OtpField,
};
export default meta;

export const Playground: Controlled<typeof OtpField> = {
  render: function Playground(args) {
    return (
      <Stack gap={24} style={{ inlineSize: "min(400px, 100%)" }}>
        <OtpField
          label="Code from the message"
          defaultValue="104"
          hint="Sent to +66 81 234 5678."
          {...args}
        />
        <OtpField label="Code from the message" defaultValue="104288" error="This code is not right." />
        <OtpField label="Code from the message" defaultValue="1042" length={4} disabled />
      </Stack>
    );
  },
};
