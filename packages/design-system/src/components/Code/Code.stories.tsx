import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { Code, CodeBlock } from "./index.ts";

const meta: Meta<typeof Code> = { title: "Basics/Code", id: "components-code", component: Code };
export default meta;

type Story = StoryObj<typeof Code>;

export const Playground: Story = { args: { children: "GT-205-94V" } };

export const InText: Story = {
  render: () => (
    <p style={{ margin: 0, maxInlineSize: 420 }}>
      The column <Code>sale_price</Code> of <Code>products-2026-11.csv</Code> is empty in 12 rows.
    </p>
  ),
};

export const Block: Story = {
  render: () => (
    <Stack gap={16} style={{ maxInlineSize: 480 }}>
      <CodeBlock
        label="Request"
        copyLabel="Copy the request"
        code={`curl https://carmine.example/api/merchant/order/list \\
  --header "Authorization: Bearer $CARMINE_KEY" \\
  --data-urlencode "state=paid" --get`}
      />
      <CodeBlock label="Response" code={`{ "total": 12, "late": 3 }`} />
    </Stack>
  ),
};
